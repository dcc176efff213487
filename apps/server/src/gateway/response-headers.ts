import type { IncomingMessage } from 'node:http'
import { isHopByHop } from './hop-by-hop.ts'
import type { Upstream } from './upstream.ts'

/** A cookie of the upstream's as one of ours: of the host that was asked, and over plain HTTP where that is what we speak. */
function ownCookie(cookie: string, isOverTls: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const kept = attributes.filter((attribute) => {
    const name = attribute.split('=', 1)[0]?.trim().toLowerCase()
    return name !== 'domain' && (isOverTls || name !== 'secure')
  })
  return [pair, ...kept].join(';')
}

/** Where the upstream sends somebody, as the way there leads over us. */
function ownLocation(location: string, { origin }: Upstream, asked: URL): string {
  const target = URL.parse(location, origin + asked.pathname)
  const isRelative = URL.parse(location) === null && !/^[/\\]{2}/.test(location)
  if (target?.origin !== origin || isRelative) return location
  const path = target.pathname + target.search + target.hash
  // Two slashes at the front would be the name of another host.
  return path.startsWith('//') ? `/.${path}` : path
}

/**
 * The headers of an answer as the client is to see them.
 *
 * @throws TypeError when there is one that no answer may have
 */
export function responseHeaders({ rawHeaders, headers }: IncomingMessage, upstream: Upstream, asked: URL): Headers {
  const isLeftOut = isHopByHop(headers.connection)
  const given = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    const value = rawHeaders[index + 1] ?? ''
    if (isLeftOut(name)) continue
    if (name === 'set-cookie') given.append(name, ownCookie(value, asked.protocol === 'https:'))
    else if (name === 'location') given.set(name, ownLocation(value, upstream, asked))
    else given.append(name, value)
  }
  return given
}
