import { Button, buttonClass, Mark } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { NoRoleNotice } from './no-role-notice.tsx'
import { signOut } from './sign-out.ts'

function ErrorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-96 flex-col">
      <title>{`${title} / Plenum`}</title>
      <header className="flex items-center justify-between p-4">
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          <Mark className="size-4" /> Back to console
        </Link>
        <Button variant="ghost" onPress={() => void signOut()}>
          Sign out
        </Button>
      </header>
      <main className="grid flex-1 place-items-center p-4">
        <div className="flex w-full max-w-96 flex-col items-center gap-3 text-center">
          <CircleAlert aria-hidden="true" className="size-8 text-danger" />
          <h1 tabIndex={-1} className="text-title font-semibold">
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
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
