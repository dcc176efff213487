import { isHopByHop } from './hop-by-hop.ts'
import type { Upstream } from './upstream.ts'

/** What other proxies say of where a request comes from. Anybody could have said it; we say it ourselves. */
const SAID_BY_PROXIES = /^(?:forwarded|x-real-ip|x-forwarded-.*)$/

/** What the connection to the upstream settles by itself. */
const settledAnew = new Set(['host', 'expect'])

/** An address of ours as one of the upstream's; any other as it is, for the rack to judge. */
function asUpstreams(address: string, ownHost: string, { origin }: Upstream): string {
  const url = URL.parse(address)
  if (url?.host !== ownHost) return address
  return address === url.origin ? origin : origin + url.pathname + url.search
}

/** The headers of a request as the upstream is to see them: sent to it, and from a page of its own. */
export function requestHeaders(
  request: Request,
  upstream: Upstream,
  address: string | undefined,
): Record<string, string> {
  const url = new URL(request.url)
  const isLeftOut = isHopByHop(request.headers.get('connection'))
  const headers: Record<string, string> = {}
  for (const [name, value] of request.headers)
    if (!isLeftOut(name) && !settledAnew.has(name) && !SAID_BY_PROXIES.test(name)) headers[name] = value
  for (const name of ['origin', 'referer'])
    if (headers[name] !== undefined) headers[name] = asUpstreams(headers[name], url.host, upstream)
  if (address !== undefined) headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = url.protocol.slice(0, -1)
  headers['x-forwarded-host'] = url.host
  if (upstream.token !== undefined && headers['authorization'] === undefined) {
    headers['authorization'] = `Bearer ${upstream.token}`
    // The rack would look at a session first, and what is left of another one would be refused.
    delete headers['cookie']
  }
  return headers
}
