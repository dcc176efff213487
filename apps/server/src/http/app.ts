import type { Ask } from '../console/answers.ts'
import type { Console } from '../console/console.ts'
import type { Asker, Backend } from './backend.ts'
import { isForged } from './cross-site.ts'
import { replyError, replyJson } from './reply.ts'
import { needsSession } from './sign-in.ts'

const API_PATH = /^\/(?:v1|experimental)(?:\/|$)|^\/device\/(?:auth|token|confirm)$/
const SAML_START = /^\/login\/[^/]+\/saml\/[^/]+\/redirect$/

function isApi(method: string, path: string): boolean {
  return API_PATH.test(path) || SAML_START.test(path) || (method === 'POST' && path.startsWith('/login/'))
}

/** Asks the API in the name of whoever wants a page. */
function askFor(backend: Backend, { headers }: Request, url: URL, asker: Asker | undefined): Ask {
  const cookie = headers.get('cookie') ?? ''
  // What breaks here is asked again by the page, and told there; the page itself is not to be broken off for it.
  const quiet = asker && { ...asker, hangUp: () => {} }
  return (path, signal) => backend.fetch(new Request(new URL(path, url), { headers: { cookie }, signal }), quiet)
}

/** Everything the server answers. Bodies are left unread: what they may hold and weigh is the backend's to say. */
export function createApp(
  backend: Backend,
  console: Console,
  readiness: () => Promise<Response> = async () => replyJson(200, { status: 'ready' }),
): (request: Request, url: URL, asker?: Asker) => Promise<Response> {
  return async (request, url, asker) => {
    const { method } = request
    const path = url.pathname
    if (isApi(method, path)) {
      if (isForged(request)) return replyError(403, 'Forbidden', { code: 'Forbidden' })
      return backend.fetch(request, asker)
    }
    if (method !== 'GET' && method !== 'HEAD')
      return replyError(405, 'Method Not Allowed', { headers: { allow: 'GET, HEAD' } })
    if (path === '/healthz') return replyJson(200, { status: 'ok' })
    if (path === '/readyz') return readiness()
    if (path === '/login') return backend.login(request, url, asker)
    if (!needsSession(request, path)) return console.answer(request, url)
    const instead = await backend.insteadOfPage(request, url, asker)
    return instead ?? console.answer(request, url, askFor(backend, request, url, asker))
  }
}
