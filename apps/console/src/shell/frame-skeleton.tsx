import { Skeleton } from '@plenum/ui'
import { useLocation } from '@tanstack/react-router'

/** Rows of the sidebar's groups: so wide, so many. */
const sidebar = [
  ['w-24', 'w-28'],
  ['w-20', 'w-24', 'w-28', 'w-16'],
]

/** The shape of the frame while the first page loads; sign-in and device pages have no frame. */
export function FrameSkeleton() {
  const pathname = useLocation({ select: (location) => location.pathname })
  if (/^\/(login|device)(\/|$)/.test(pathname)) return null
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <div className="flex h-12 shrink-0 items-center gap-4 border-b border-line bg-surface-sunken px-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="ms-28 h-4 w-48 max-lg:ms-0 max-sm:hidden" />
        <Skeleton className="ms-auto h-7 w-40 max-sm:w-20" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-58 flex-col gap-7 border-r border-line bg-surface-sunken p-4 max-lg:hidden">
          {sidebar.map((widths) => (
            <div key={widths.join(' ')} className="flex flex-col gap-4">
              {widths.map((width) => (
                <Skeleton key={width} className={`h-4 ${width}`} />
              ))}
            </div>
          ))}
        </div>
        <div className="flex flex-1 flex-col gap-5 px-8 pt-7 max-md:px-4">
          <Skeleton className="h-7 w-44" />
        </div>
      </div>
    </div>
  )
}
