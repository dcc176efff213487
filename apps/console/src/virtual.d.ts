declare module 'virtual:contract-routes' {
  export const routes: Record<import('@plenum/api').OperationId, import('@plenum/api').Route>
}
