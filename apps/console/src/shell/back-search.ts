import { isLocalPath } from '@plenum/api/local-path'

/** The way back from sign-in, when it leads to a page of this console and not to sign-in itself. */
export function wayBack(path: unknown): string | undefined {
  if (typeof path !== 'string' || !isLocalPath(path)) return undefined
  return /^\/login(?:$|[/?#])/.test(path) ? undefined : path
}

/** The search parameter that holds it. The key is there even without a way, or the raw value would stay. */
export function backSearch(search: Record<string, unknown>): { redirect_uri?: string | undefined } {
  return { redirect_uri: wayBack(search['redirect_uri']) }
}
