// C0 controls and DEL; browsers drop tab, CR and LF from a URL before they read it.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/

const NOWHERE = 'http://localhost'

/**
 * Whether someone who has signed in may be sent there: a path of this site and nothing else. It must still be one after
 * a browser has resolved its dot segments (`/.//evil.example` becomes `//evil.example`).
 */
export function isLocalPath(uri: string): boolean {
  if (!uri.startsWith('/') || uri.startsWith('//') || FORBIDDEN.test(uri)) return false
  const resolved = URL.parse(uri, NOWHERE)
  return resolved !== null && resolved.origin === NOWHERE && !resolved.pathname.startsWith('//')
}
