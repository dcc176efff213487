import { exchange } from './exchange.ts'
import { requestHeaders } from './request-headers.ts'
import type { TimeLimits } from './time-limits.ts'
import type { Upstream } from './upstream.ts'

/** What tells who somebody is, and where they are. */
const TELLING = /^(?:cookie|authorization|user-agent|x-forwarded-.*)$/

interface Asking {
  upstream: Upstream
  limits: TimeLimits
  address: string | undefined
}

/**
 * Whether the upstream knows who asks. Anything that it says but that it does not know them is left to the console, which
 * shows it better than we could. A person waits for a page meanwhile, so it has less time than for an answer of the API.
 */
export async function isSignedIn(request: Request, { upstream, limits, address }: Asking): Promise<boolean> {
  const all = Object.entries(requestHeaders(request, upstream, address))
  const answer = await exchange(upstream, {
    method: 'GET',
    path: '/v1/me',
    headers: Object.fromEntries(all.filter(([name]) => TELLING.test(name))),
    signal: request.signal,
    limits: { ...limits, answer: limits.connect },
  })
  answer.resume()
  return answer.statusCode !== 401
}
