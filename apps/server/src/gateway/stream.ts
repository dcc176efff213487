import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import type { Stream } from '../http/backend.ts'
import { requestHeaders } from './request-headers.ts'
import { responseHeaders } from './response-headers.ts'
import type { TimeLimits } from './time-limits.ts'
import { TooSlowError } from './trouble.ts'
import type { Upstream } from './upstream.ts'

/** Bytes of a message of the upstream's: one is in memory at a time. */
const MESSAGE_MAX = 1_048_576
/** Bytes of a refusal's body. */
const REFUSAL_MAX = 1_048_576
const HEARTBEAT_MS = 30_000

interface Wanted {
  upstream: Upstream
  request: Request
  address: string | undefined
  limits: TimeLimits
}

const GOING_AWAY = 1001
const NO_STATUS = 1005
const ABNORMAL = 1006
const INTERNAL_ERROR = 1011

function isOpening(name: string): boolean {
  return name.startsWith('sec-websocket-')
}

function dial({ upstream, request, address }: Wanted): WebSocket {
  const { pathname, search } = new URL(request.url)
  const given = requestHeaders(request, upstream, address)
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !isOpening(name)))
  return new WebSocket(upstream.origin.replace('http', 'ws') + pathname + search, {
    headers,
    maxPayload: MESSAGE_MAX,
    perMessageDeflate: false,
    ...upstream.tls,
  })
}

async function refusal(answer: IncomingMessage, { upstream, request }: Wanted): Promise<Response> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > REFUSAL_MAX) throw new RangeError('the refusal is too long')
    chunks.push(chunk)
  }
  const headers = responseHeaders(answer, upstream, new URL(request.url))
  return new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 502, headers })
}

/** Ends one side as the other has ended. What is no code of a close frame (RFC 6455, section 7.4.1) is said another way. */
function endAs(socket: WebSocket, code: number, reason: Buffer): void {
  if (code === NO_STATUS) socket.close()
  else socket.close(code, reason)
}

function copy(from: WebSocket, to: WebSocket): void {
  // A pause comes too late for what had arrived with a message, so there may be several.
  let unsent = 0
  const sent = () => {
    unsent -= 1
    if (unsent === 0) from.resume()
  }
  from.on('message', (data, isBinary) => {
    // Whoever sends faster than the other side takes it is not listened to meanwhile.
    from.pause()
    unsent += 1
    to.send(Array.isArray(data) ? Buffer.concat(data) : data, { binary: isBinary }, sent)
  })
}

function keepAlive(socket: WebSocket): void {
  let isAlive = true
  const heartbeat = setInterval(() => {
    // Of one that is not listened to nothing can be known.
    if (socket.isPaused) return
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, HEARTBEAT_MS)
  heartbeat.unref()
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('close', () => clearInterval(heartbeat))
}

function join(client: WebSocket, upstream: WebSocket): void {
  // What breaks the protocol is answered by the library, with a close frame.
  client.on('error', () => {})
  copy(client, upstream)
  copy(upstream, client)
  client.on('close', (code, reason) => (code === ABNORMAL ? upstream.terminate() : endAs(upstream, code, reason)))
  upstream.on('close', (code, reason) => {
    if (code === ABNORMAL) client.close(INTERNAL_ERROR, 'the rack has hung up')
    else endAs(client, code, reason)
  })
  if (upstream.readyState !== WebSocket.OPEN) client.close(INTERNAL_ERROR, 'the rack has hung up')
  upstream.resume()
}

function leave(upstream: WebSocket): void {
  upstream.close(GOING_AWAY)
  // Only one that is listened to comes to its end.
  upstream.resume()
}

/** Opens a stream of the upstream, or brings its refusal. Throws when there is no answer. */
export function openStream(wanted: Wanted): Promise<Stream | Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Stream | Response>()
  const upstream = dial(wanted)
  const giveUp = () => {
    reject(new TooSlowError('it did not answer in time'))
    upstream.terminate()
  }
  const timer = setTimeout(giveUp, wanted.limits.answer)
  upstream.on('error', reject)
  upstream.once('unexpected-response', (_sent, answer) => {
    const answered = refusal(answer, wanted).then(resolve, reject)
    void answered.finally(() => upstream.terminate())
  })
  upstream.once('open', () => {
    // What it says is for the client, who is not there yet.
    upstream.pause()
    keepAlive(upstream)
    resolve({ join: (client) => join(client, upstream), abandon: () => leave(upstream) })
  })
  return promise.finally(() => clearTimeout(timer))
}
