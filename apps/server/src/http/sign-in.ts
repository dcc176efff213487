import type { Rack } from '@plenum/rack'
import { isLocalPath } from '@plenum/api/local-path'
import { redirectTo, replyError } from './reply.ts'

const CONSOLE_PAGE =
  /^\/(?:$|(?:projects|settings|system|lookup|images|utilization|access)(?:[/-]|$)|device\/(?:verify|success)\/?$)/

/** Whether a browser asks for a page that only someone with a session can use. */
export function needsSession(request: Request, path: string): boolean {
  return CONSOLE_PAGE.test(path) && (request.headers.get('accept') ?? '').includes('text/html')
}

async function toLogin(rack: Rack, url: URL, redirectUri: string | undefined): Promise<Response> {
  const page = await rack.loginPage(url.hostname)
  if ('whyNot' in page) return replyError(400, page.whyNot)
  const { path } = page
  return redirectTo(redirectUri === undefined ? path : `${path}?redirect_uri=${encodeURIComponent(redirectUri)}`)
}

/** Answers `GET /login[?redirect_uri=…]`. */
export async function loginPage(rack: Rack, url: URL): Promise<Response> {
  const given = url.searchParams.getAll('redirect_uri')
  if (given.length > 1) return replyError(400, 'unable to parse query string: duplicate field `redirect_uri`')
  if (!given.every(isLocalPath))
    return replyError(400, 'unable to parse query string: redirect_uri is not a relative URI')
  return toLogin(rack, url, given[0])
}

/** The path of the page that somebody wanted, to come back to after signing in. */
export function wayBack({ pathname, search }: URL): string {
  // A query may hold a bare backslash, which the login page does not let pass; encoded it means the same.
  return (pathname + search).replaceAll('\\', '%5C')
}

/** Sends someone without a session to the login page, and from there back to the page they wanted. */
export async function signInFirst(rack: Rack, url: URL): Promise<Response> {
  return toLogin(rack, url, wayBack(url))
}
