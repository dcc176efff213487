/** The address that someone without a session is sent to, with the way back. */
export function signInAddress(backTo: string): string {
  // A query may hold a bare backslash, with which the way back would be refused; encoded it means the same.
  return `/login?redirect_uri=${encodeURIComponent(backTo.replaceAll('\\', '%5C'))}`
}

const INTERRUPTED = 'plenum.interrupted'

/** Notes that it was not the person who left this page: what they were typing there is to come back by itself. */
function noteInterruption(path: string): void {
  try {
    sessionStorage.setItem(INTERRUPTED, path)
  } catch {
    // A full storage must not keep anybody from signing in.
  }
}

/** Whether the session ended on this page, in this tab, and the person has come back to it. */
export function wasInterrupted(path: string): boolean {
  return sessionStorage.getItem(INTERRUPTED) === path
}

/** Once what was typed is back, or the person went elsewhere. */
export function forgetInterruption(): void {
  sessionStorage.removeItem(INTERRUPTED)
}

let isLeaving = false

/** Takes the person to sign-in, once, however many requests find that the session is gone. */
export function leaveForSignIn(): void {
  if (isLeaving) return
  isLeaving = true
  // The preview lives in the fragment, and a load would lose its data.
  if (__PREVIEW__) {
    const here = location.hash.slice(1) || '/'
    // Several calls may find out one after the other; the first has gone there, and knows the way back.
    if (!here.startsWith('/login')) {
      noteInterruption(here.split('?', 1).join())
      location.hash = signInAddress(here)
    }
    isLeaving = false
  } else {
    noteInterruption(location.pathname)
    location.assign(signInAddress(location.pathname + location.search))
  }
}
