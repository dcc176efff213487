import { AnnouncerHost } from '@plenum/ui'
import { createRootRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { DocumentTitle } from '../shell/document-title.tsx'
import { LoadingBar } from '../shell/loading-bar.tsx'

const PreviewBanner = __PREVIEW__ ? lazy(() => import('../shell/preview-banner.tsx')) : undefined

/**
 * Toasts and questions: what there is to say waits until they have come, so the first paint does not wait for them. At the
 * door there is nothing to say yet.
 */
const Overlays = lazy(() => import('../shell/overlays.tsx'))

export const Route = createRootRoute({ component: Root })

function Root() {
  const router = useRouter()
  const isAtDoor = useRouterState({ select: ({ location }) => location.pathname.startsWith('/login') })
  const [hasComeIn, setComeIn] = useState(false)
  if (!isAtDoor && !hasComeIn) setComeIn(true)
  return (
    <RouterProvider
      navigate={(href) => void router.navigate({ href })}
      // Only addresses of the console are the router's.
      useHref={(href) => (href.startsWith('/') ? router.history.createHref(href) : href)}
    >
      <div className="flex h-dvh flex-col overflow-hidden">
        <DocumentTitle />
        <LoadingBar />
        {PreviewBanner && (
          <Suspense fallback={<div className="h-10 shrink-0" />}>
            <PreviewBanner />
          </Suspense>
        )}
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Outlet />
        </div>
        <AnnouncerHost />
        {hasComeIn && (
          <Suspense>
            <Overlays />
          </Suspense>
        )}
      </div>
    </RouterProvider>
  )
}
