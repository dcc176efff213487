import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Logger } from '../log.ts'
import type { Backend, Stream } from './backend.ts'
import { clientAddress, isOverTls } from './client-address.ts'
import { isFromElsewhere } from './cross-site.ts'
import { replyError, replyFailure } from './reply.ts'

/** Bytes of a message: more than a paste is likely to be, less than anybody could do harm with. */
const MESSAGE_MAX = 65_536
/** So often each client must give a sign of life. Shorter than the idle time of common proxies. */
const HEARTBEAT_MS = 30_000
const GOING_AWAY = 1001

export interface Streams {
  /** Of those that are open. */
  count: () => number
  /** Tells all clients that they are not served any longer; resolves once they have gone and their work is done. */
  end: () => Promise<void>
  /** Does not wait for clients any longer. */
  hangUp: () => void
}

function toRequest({ method, url, headers, rawHeaders, socket }: IncomingMessage): Request | undefined {
  const given = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    given.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  const scheme = isOverTls(socket.remoteAddress, given.get('x-forwarded-proto')) ? 'https' : 'http'
  try {
    return new Request(`${scheme}://${headers.host ?? ''}${url ?? ''}`, { method: method ?? 'GET', headers: given })
  } catch {
    return undefined
  }
}

async function answer(
  request: Request | undefined,
  peer: string | undefined,
  backend: Backend,
): Promise<Stream | Response> {
  if (request?.method !== 'GET') return replyError(400, 'unable to read the request')
  // A browser lets pages of every site open sockets to here, and sends the person's cookie along.
  if (isFromElsewhere(request)) return replyError(403, 'Forbidden', { code: 'Forbidden' })
  return backend.stream(request, clientAddress(peer, request.headers.get('x-forwarded-for')))
}

async function send(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  response.headers.set('content-length', String(body.length))
  response.headers.set('connection', 'close')
  const lines = [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`]
  for (const [name, value] of response.headers) lines.push(`${name}: ${value}`)
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]))
}

/** Joins WebSockets that clients ask for to what the backend has to say. */
export function acceptStreams(http: Server, { backend, log }: { backend: Backend; log: Logger }): Streams {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX })
  const underWay = new Set<Promise<void>>()
  /** Those that have not answered the last heartbeat. */
  const silent = new WeakSet<WebSocket>()
  let isEnding = false

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error({ err: error }, 'stream failed'))
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  const heartbeat = setInterval(() => {
    for (const client of sockets.clients) {
      if (silent.has(client)) client.terminate()
      silent.add(client)
      client.ping()
    }
  }, HEARTBEAT_MS)
  // A server that could not listen has no clients, and nothing that is to keep it running.
  heartbeat.unref()

  async function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const request = toRequest(incoming)
    const path = request && new URL(request.url).pathname
    const answered = await answer(request, incoming.socket.remoteAddress, backend).catch((error: unknown) => {
      log.error({ path, err: error }, 'request failed')
      return replyFailure(error)
    })
    const isRefused = answered instanceof Response
    const requestId = isRefused ? answered.headers.get('x-request-id') : undefined
    log.info({ requestId, method: incoming.method, path, status: isRefused ? answered.status : 101 }, 'request')
    if (isRefused) return send(socket, answered)
    let isJoined = false
    sockets.handleUpgrade(incoming, socket, head, (client) => {
      if (isEnding) return client.close(GOING_AWAY)
      isJoined = true
      client.on('pong', () => silent.delete(client))
      answered.join(client, track)
    })
    if (!isJoined) answered.abandon()
  }

  http.on('upgrade', (incoming, socket, head) => {
    // Whoever hangs up meanwhile does no harm.
    socket.on('error', () => {})
    track(upgrade(incoming, socket, head))
  })

  return {
    count: () => sockets.clients.size,
    end: async () => {
      isEnding = true
      clearInterval(heartbeat)
      const gone = [...sockets.clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
      for (const client of sockets.clients) client.close(GOING_AWAY, 'the server is stopping')
      await Promise.all([...gone, ...underWay])
    },
    hangUp: () => {
      for (const client of sockets.clients) client.terminate()
    },
  }
}
