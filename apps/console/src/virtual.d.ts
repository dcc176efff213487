declare module 'virtual:contract-routes' {
  import type { OperationId, Route } from '@plenum/api'

  /** Method and path of every operation. */
  export const routes: Record<OperationId, Route>
}
