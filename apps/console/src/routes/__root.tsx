import { AnnouncerHost } from '@plenum/ui'
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-aria-components'
import { DocumentTitle } from '../shell/document-title.tsx'
import { LoadingBar } from '../shell/loading-bar.tsx'
import { Room } from '../shell/room.tsx'

/** Toasts and questions: what there is to say waits until they have come, so the first paint does not wait for them. */
const Overlays = lazy(() => import('../shell/overlays.tsx'))

export const Route = createRootRoute({ component: Root })

function Root() {
  const router = useRouter()
  return (
    <RouterProvider
      navigate={(href) => void router.navigate({ href })}
      // Only addresses of the console are the router's.
      useHref={(href) => (href.startsWith('/') ? router.history.createHref(href) : href)}
    >
      <DocumentTitle />
      <LoadingBar />
      <AnnouncerHost />
      <Room>
        <Outlet />
      </Room>
      <Suspense>
        <Overlays />
      </Suspense>
    </RouterProvider>
  )
}
