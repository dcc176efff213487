declare module 'virtual:contract-routes' {
  import type { OperationId, Route } from '@plenum/api'

  /** Method and path of every operation. */
  export const routes: Record<OperationId, Route>
}

declare module 'virtual:operation-uses' {
  import type { OperationId } from '@plenum/api'

  /** The addresses of the pages that can call each operation; `*` alone where the frame around all pages does. */
  export const uses: Record<OperationId, readonly string[]>
}
