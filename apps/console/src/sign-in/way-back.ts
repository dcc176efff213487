import { isLocalPath } from '@plenum/api/local-path'

/** The way back from sign-in, when it leads to a page of this console and not to sign-in itself. */
export function wayBack(path: string | null): string | undefined {
  if (path === null || !isLocalPath(path)) return undefined
  return /^\/login(?:$|[/?#])/.test(path) ? undefined : path
}
