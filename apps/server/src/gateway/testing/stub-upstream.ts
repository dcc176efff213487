import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { reply } from '../../http/reply.ts'
import { createServer as createPlenum } from '../../http/server.ts'
import type { PlenumServer } from '../../http/server.ts'
import { createGateway } from '../gateway.ts'
import { timeLimits } from '../time-limits.ts'
import type { TimeLimits } from '../time-limits.ts'
import { connectTo } from '../upstream.ts'
import type { Upstream, UpstreamOptions } from '../upstream.ts'

/** For tests of the gateway: racks that behave badly, and a gateway in front of them. Both are gone after the test. */

export interface Stub {
  url: string
  http: Server
  /** What has arrived, in order: the first line of each request. */
  seen: string[]
}

interface StubOptions {
  /** Of a server that speaks TLS. */
  tls?: { cert: string; key: string }
}

export async function stubUpstream(listener: RequestListener, { tls }: StubOptions = {}): Promise<Stub> {
  const seen: string[] = []
  const listen: RequestListener = (incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    listener(incoming, outgoing)
  }
  const http = tls ? createTlsServer(tls, listen) : createServer(listen)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(async () => {
    http.close()
    http.closeAllConnections()
  })
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { http, seen, url: tls ? `https://localhost:${address.port}` : `http://127.0.0.1:${address.port}` }
}

export interface Gateway {
  url: string
  server: PlenumServer
  upstream: Upstream
  logged: () => string
}

interface GatewayOptions extends Omit<UpstreamOptions, 'origin'> {
  limits?: Partial<TimeLimits>
}

export async function gatewayTo(origin: string, { limits, ...options }: GatewayOptions = {}): Promise<Gateway> {
  const lines = new PassThrough()
  const log = pino({ level: 'info' }, lines)
  const upstream = connectTo({ origin, ...options })
  const backend = createGateway({ upstream, log, limits: { ...timeLimits, ...limits } })
  const console = { answer: async () => reply(200, 'console', { 'content-type': 'text/html' }) }
  const server = createPlenum({ backend, console, log })
  server.http.listen(0, '127.0.0.1')
  await once(server.http, 'listening')
  onTestFinished(async () => {
    await server.drain(0)
    upstream.agent.destroy()
  })
  const address = server.http.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  let text = ''
  lines.on('data', (chunk) => (text += String(chunk)))
  return { url: `http://127.0.0.1:${address.port}`, server, upstream, logged: () => text }
}

/** A page of the browser's, for which a person waits. */
export const asPage = { headers: { accept: 'text/html' } }

/** What a request brought. */
export async function textOf(incoming: IncomingMessage): Promise<string> {
  return (await incoming.toArray()).join('')
}
