/** The address that someone without a session is sent to, with the way back. */
export function signInAddress(backTo: string): string {
  return `/login?redirect_uri=${encodeURIComponent(backTo)}`
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
    if (!here.startsWith('/login')) location.hash = signInAddress(here)
    isLeaving = false
  } else location.assign(signInAddress(location.pathname + location.search))
}
