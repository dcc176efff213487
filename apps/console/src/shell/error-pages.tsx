import { Button, buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { CONSOLE_NAME } from './crumbs.ts'
import { InFrame } from './in-frame.ts'
import { NoRoleNotice } from './no-role-notice.tsx'
import { signOut } from './sign-out.ts'

/** In the middle of whatever room there is: of the frame, which is the main landmark then, or of the whole window. */
function ErrorFrame({ title, children }: { title: string; children: ReactNode }) {
  const Landmark = useContext(InFrame) ? 'div' : 'main'
  return (
    <Landmark className="grid min-h-full place-items-center p-4">
      <title>{`${title} / ${CONSOLE_NAME}`}</title>
      <div className="flex w-full max-w-96 flex-col items-center gap-3 py-16 text-center">
        <CircleAlert aria-hidden="true" className="size-8 text-danger" />
        <h1 tabIndex={-1} className="text-title font-semibold">
          {title}
        </h1>
        {children}
        <div className="flex flex-wrap justify-center gap-2 pt-3">
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
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

export function NotFoundPage() {
  return (
    <ErrorFrame title="Page not found">
      <p className="text-muted">The page you are looking for doesn’t exist or you may not have access to it.</p>
    </ErrorFrame>
  )
}

/** What a page shows whose data could not be had, with the request id for whoever asks for help. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, requestId } = error instanceof ApiError ? error : {}
  // On the way to sign-in already.
  if (status === 401) return null
  if (status === 404) return <NotFoundPage />
  return (
    <ErrorFrame title="Something went wrong">
      <p className="text-muted">Please try again. If the problem persists, contact your administrator.</p>
      {requestId && <p className="font-mono text-xs text-faint">Request {requestId}</p>}
      {status === 403 && <NoRoleNotice />}
    </ErrorFrame>
  )
}
