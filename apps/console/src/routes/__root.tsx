import { ConfirmHost, ToastHost } from '@plenum/ui'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { DocumentTitle } from '../shell/document-title.tsx'
import { LoadingBar } from '../shell/loading-bar.tsx'
import { PreviewBanner } from '../shell/preview-banner.tsx'

export const Route = createRootRoute({ component: Root })

function Root() {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <DocumentTitle />
      <LoadingBar />
      {__PREVIEW__ && <PreviewBanner />}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Outlet />
      </div>
      <ToastHost />
      <ConfirmHost />
    </div>
  )
}
