import type { Rack } from '@plenum/rack'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { listen } from '../listen.ts'
import { rackBackend } from './rack-backend.ts'
import { reply } from './reply.ts'
import { createServer } from './server.ts'
import type { PlenumServer } from './server.ts'

/** For tests of streams: a server over a rack, and the clients of its sockets. */

export async function serve(rack: Rack): Promise<{ server: PlenumServer; url: string; logged: () => string }> {
  const lines = new PassThrough()
  const console = { answer: async () => reply(200, 'console', {}) }
  const server = createServer({ backend: rackBackend(rack), console, log: pino({ level: 'info' }, lines) })
  return { server, url: await listen(server.http, '127.0.0.1', 0), logged: () => String(lines.read() ?? '') }
}

export interface Asking {
  instance?: string
  query?: string
  headers?: Record<string, string>
}

/** Asks a server for the serial console of an instance of the demo fleet; with no output that was there before. */
export function dial(url: string, asking: Asking = {}): WebSocket {
  const { instance = 'web-01', query = '&most_recent=0', headers = {} } = asking
  const path = `/v1/instances/${instance}/serial-console/stream?project=storefront${query}`
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers })
  // Tests that are about failing ask for it; nobody else should hear of sockets that are torn down at the end.
  socket.on('error', () => {})
  onTestFinished(() => socket.terminate())
  return socket
}

/** The answer to someone who gets no socket. */
export async function refusal(
  socket: WebSocket,
): Promise<{ status: number | undefined; body: unknown; headers: object }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    socket.once('unexpected-response', (_, answered) => resolve(answered))
    socket.once('open', () => reject(new Error('the socket was opened')))
  })
  const text = (await response.toArray()).join('')
  return { status: response.statusCode, body: JSON.parse(text), headers: response.headers }
}

export async function ending(socket: WebSocket): Promise<{ code: unknown; reason: string }> {
  const [code, reason]: unknown[] = await once(socket, 'close')
  return { code, reason: String(reason) }
}
