import { Button, buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { isServerAway } from '../api/server-away.ts'
import { CONSOLE_NAME } from './crumbs.ts'
import { InFrame } from './in-frame.ts'
import { NoRoleNotice } from './no-role-notice.tsx'
import { explain, isForbidden, PageRefusal } from './page-refusal.ts'
import { signOut } from './sign-out.ts'
import { TryAgain } from './try-again.tsx'

/** In the middle of whatever room there is: of the frame, which is the main landmark then, or of the whole window. */
function ErrorFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const Landmark = useContext(InFrame) ? 'div' : 'main'
  return (
    <Landmark className="grid min-h-full place-items-center p-4">
      {/* React puts it before the page's own, and so it is the one that counts. */}
      <title>{`${title} / ${CONSOLE_NAME}`}</title>
      <div className="flex w-full max-w-96 flex-col items-center gap-3 py-16 text-center">
        <CircleAlert aria-hidden="true" className="size-8 text-danger" />
        <h1 tabIndex={-1} className="text-title font-semibold">
          {title}
        </h1>
        {children}
        <div className="flex flex-wrap justify-center gap-2 pt-3">
          {actions}
          <Link to="/" className={buttonClass({ variant: actions ? 'secondary' : 'primary' })}>
            Back to console
          </Link>
          <Button variant="secondary" onPress={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </div>
    </Landmark>
  )
}

/** What a page shows whose data could not be had, with the request id for whoever asks for help. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, requestId } = error instanceof ApiError ? error : {}
  // On the way to sign-in already.
  if (status === 401) return null
  const { title, text } = explain(error)
  const isAway = isServerAway(error)
  const mayWorkNow = isAway || (status !== undefined && status >= 500)
  return (
    <ErrorFrame title={title} {...(mayWorkNow && { actions: <TryAgain isServerAway={isAway} /> })}>
      <p className="text-muted">{text}</p>
      {isAway && (
        <p className="text-muted">The server cannot be reached. As soon as it answers, this page loads by itself.</p>
      )}
      {requestId && status !== 404 && <p className="font-mono text-xs text-faint">Request {requestId}</p>}
      {isForbidden(error) && <NoRoleNotice />}
    </ErrorFrame>
  )
}

const notFound = new PageRefusal(404)

export function NotFoundPage() {
  return <ErrorPage error={notFound} />
}
