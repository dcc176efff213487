import { Skeleton } from '@plenum/ui'
import { useLocation } from '@tanstack/react-router'

/** The shape of the frame while the first page loads; sign-in and device pages have no frame. */
export function FrameSkeleton() {
  const pathname = useLocation({ select: (location) => location.pathname })
  if (/^\/(login|device)(\/|$)/.test(pathname)) return null
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <div className="flex h-12 items-center gap-4 border-b border-line bg-surface-sunken px-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-48 max-sm:hidden" />
      </div>
      <div className="flex flex-1">
        <div className="flex w-58 flex-col gap-3 border-r border-line bg-surface-sunken p-3 max-lg:hidden">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-6 w-32" />
        </div>
      </div>
    </div>
  )
}
