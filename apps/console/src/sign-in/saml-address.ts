/** Where signing in with an identity provider begins; it comes back to `back`. */
export function samlAddress(silo: string, provider: string, back: string | undefined): string {
  const path = `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect`
  return back === undefined ? path : `${path}?redirect_uri=${encodeURIComponent(back)}`
}
