import { toast } from '@plenum/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './api/query.ts'
import { openRouter } from './router.ts'

let router: ReturnType<typeof openRouter> | undefined

/** Everything behind the sign-in. */
export function Console() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={(router ??= openRouter())} />
    </QueryClientProvider>
  )
}

/** Makes the page at an address ready for somebody who has just signed in; of who was here before, nothing is left. */
export async function arrive(address: string): Promise<void> {
  queryClient.clear()
  router?.history.destroy()
  router = openRouter()
  router.history.replace(address)
  await router.load()
  toast({ tone: 'success', content: 'Signed in' })
}
