import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

const PreviewBanner = __PREVIEW__ ? lazy(() => import('./preview-banner.tsx')) : undefined

/** The window, and what is over every page. */
export function Room({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      {PreviewBanner && (
        <Suspense fallback={<div className="h-10 shrink-0" />}>
          <PreviewBanner />
        </Suspense>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </div>
  )
}
