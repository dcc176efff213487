/**
 * The path when it leads to a page of this console, undefined for everything else: other hosts in all their disguises
 * (`//host`, `/\host`, `https:`), control characters that URL parsers drop, and sign-in itself.
 */
export function localPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined
  // oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return undefined
  return path === '/login' || /^\/login[/?#]/.test(path) ? undefined : path
}

/** The search parameter with the way back from sign-in; the key is there even without a way, or the raw one would stay. */
export function backSearch(search: Record<string, unknown>): { redirect_uri?: string | undefined } {
  return { redirect_uri: localPath(search['redirect_uri']) }
}
