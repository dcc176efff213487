import { isLoopback } from '../listen.ts'
import { hostnameOf } from './upstream.ts'
import type { UpstreamSettings } from './upstream.ts'

/** What a person at the terminal reads once the server answers in front of a rack. */
export function gatewayGreeting(url: string, { origin, token }: UpstreamSettings): string {
  const lines = [`Plenum is ready at ${url}`, '', `In front of ${origin}, where everything is kept. Stop with Ctrl+C.`]
  if (token !== undefined) lines.push('', 'Whoever opens it acts with the access token that was given.')
  if (origin.startsWith('http:') && !isLoopback(hostnameOf(origin)))
    lines.push('', 'The way to it is not encrypted: passwords and sessions can be read on it. Use https for real work.')
  return `\n${lines.map((line) => line && `  ${line}`).join('\n')}\n\n`
}
