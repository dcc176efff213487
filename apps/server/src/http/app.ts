import type { Rack } from '@plenum/rack'
import type { Console } from '../console/console.ts'
import { isForged } from './cross-site.ts'
import { secureApi } from './headers.ts'
import { replyError, replyJson } from './reply.ts'
import { loginPage, needsSession, signInFirst } from './sign-in.ts'

const API_PATH = /^\/(?:v1|experimental)(?:\/|$)|^\/device\/(?:auth|token|confirm)$/
const SAML_START = /^\/login\/[^/]+\/saml\/[^/]+\/redirect$/

function isApi(method: string, path: string): boolean {
  return API_PATH.test(path) || SAML_START.test(path) || (method === 'POST' && path.startsWith('/login/'))
}

/** Everything the server answers. Bodies are left unread: what they may hold and weigh is the rack's to say. */
export function createApp(
  rack: Rack,
  console: Console,
): (request: Request, url: URL, address?: string) => Promise<Response> {
  return async (request, url, address) => {
    const { method } = request
    const path = url.pathname
    if (isApi(method, path)) {
      if (isForged(request)) return replyError(403, 'Forbidden', { code: 'Forbidden' })
      return secureApi(await rack.fetch(request, address))
    }
    if (method !== 'GET' && method !== 'HEAD')
      return replyError(405, 'Method Not Allowed', { headers: { allow: 'GET, HEAD' } })
    if (path === '/healthz') return replyJson(200, { status: 'ok' })
    if (path === '/login') return loginPage(rack, url)
    if (needsSession(request, path) && !(await rack.isSignedIn(request))) return signInFirst(rack, url)
    return console.answer(request, path)
  }
}
