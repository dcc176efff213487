import './app.css'
import '@fontsource-variable/geist/wght.css'
import '@fontsource-variable/geist-mono/wght.css'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/api-error.ts'
import { isServerAway } from './api/server-away.ts'
import { signInPageAt } from './sign-in/page-at.ts'
import type { SignInPage } from './sign-in/page-at.ts'
import { forbidMarkup } from './trusted-types.ts'

if (!__PREVIEW__) forbidMarkup()

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root')

const root = createRoot(place, {
  onCaughtError: (error) => {
    // What the API refused, or a server that is away, is on the page; anything else is a defect, and belongs into the log.
    // oxlint-disable-next-line eslint/no-console
    if (!(error instanceof ApiError) && !isServerAway(error)) console.error(error)
  },
})

const importConsole = () => import('./console.tsx')
/** Whoever types is about to come in; what could not be fetched is told when it is needed. */
const prefetch = () => void Promise.all([importConsole(), import('./shell/frame.tsx')]).catch(() => undefined)

const render = (shown: ReactNode) => root.render(<StrictMode>{shown}</StrictMode>)

async function showConsole(): Promise<void> {
  const { Console } = await importConsole()
  render(<Console />)
}

/** Router, cache and pages are most of what the console loads, and sign-in needs none of them. */
async function showSignIn(page: SignInPage): Promise<void> {
  const { SignIn } = await import('./sign-in/sign-in.tsx')
  const comeIn = async () => {
    const { arrive } = await importConsole()
    await arrive(page.back ?? '/projects')
    await showConsole()
  }
  render(<SignIn page={page} onTyping={prefetch} onSignedIn={comeIn} />)
}

function show(): void {
  const page = signInPageAt(__PREVIEW__ ? location.hash.slice(1) : location.pathname + location.search)
  const showing = page ? showSignIn(page) : showConsole()
  showing.catch((error: unknown) => {
    render(
      <p className="grid h-dvh place-items-center p-6 text-center text-muted">
        Part of this page could not be fetched. Reload it to try again.
      </p>,
    )
    throw error
  })
}

show()
// The preview goes to sign-in without leaving the document.
if (__PREVIEW__) addEventListener('popstate', show)
