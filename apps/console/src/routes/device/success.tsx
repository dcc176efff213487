import { linkClass } from '@plenum/ui'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { Door } from '../../shell/door.tsx'
import { meQuery } from '../../shell/viewer.ts'

export const Route = createFileRoute('/device/success')({
  loader: () => queryClient.fetchQuery(meQuery),
  component: DeviceLoggedIn,
})

/** Whoever cannot see the page is told by it. */
function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

function DeviceLoggedIn() {
  return (
    <Door>
      <div className="flex flex-col gap-3">
        <CircleCheck aria-hidden="true" className="size-8 animate-pulse text-ok" />
        <h1 ref={focus} tabIndex={-1} className="text-lg font-semibold">
          Device logged in
        </h1>
        <p className="text-sm text-muted">You can close this window, and go on at the device.</p>
        <p className="text-sm text-muted">
          Its token is in your{' '}
          <Link to="/settings/access-tokens" className={`${linkClass} underline`}>
            access tokens
          </Link>
          , where you can delete it.
        </p>
      </div>
    </Door>
  )
}
