import { getRequestListener, RequestError } from '@hono/node-server'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { Rack } from '@plenum/rack'
import { createServer as createHttpServer } from 'node:http'
import type { Server } from 'node:http'
import type { Console } from '../console/console.ts'
import type { Logger } from '../log.ts'
import { createApp } from './app.ts'
import { clientAddress, isOverTls } from './client-address.ts'
import { replyError } from './reply.ts'
import { acceptStreams } from './streams.ts'

/** Longer than the idle time of common proxies, so that it is they who hang up and no request meets a closing socket. */
const KEEP_ALIVE_MS = 65_000
/** What a release of 4 GiB takes over a line of 10 Mbit/s; headers must come sooner, as Node has it. */
const REQUEST_MS = 3_600_000
const SWEEP_MS = 20

export interface PlenumServer {
  http: Server
  /** Stops accepting, lets what runs come to its end, and hangs up on what still runs after so long. */
  drain: (graceMs: number) => Promise<void>
}

export interface ServerParts {
  rack: Rack
  console: Console
  log: Logger
}

/** The request as the client has sent it, to a proxy that ends TLS for it: addresses that are made of its own are right then. */
function asSentTo(url: URL, request: Request): Request {
  url.protocol = 'https:'
  return new Request(url, request)
}

export function createServer({ rack, console, log }: ServerParts): PlenumServer {
  const app = createApp(rack, console)
  const running = new Set<Promise<Response>>()

  async function answer(request: Request, peer: string | undefined): Promise<Response> {
    const start = performance.now()
    const { method } = request
    const url = URL.parse(request.url)
    if (!url) return refuseUnreadable(new RequestError('Invalid host header'))
    const address = clientAddress(peer, request.headers.get('x-forwarded-for'))
    const isTls = isOverTls(peer, request.headers.get('x-forwarded-proto'))
    const response = await app(isTls ? asSentTo(url, request) : request, url, address).catch((error: unknown) => {
      const failed = replyError(500, 'Internal Server Error', { code: 'Internal' })
      log.error(
        { requestId: failed.headers.get('x-request-id'), method, path: url.pathname, err: error },
        'request failed',
      )
      return failed
    })
    const ms = Math.round((performance.now() - start) * 100) / 100
    const requestId = response.headers.get('x-request-id') ?? undefined
    log.info({ requestId, method, path: url.pathname, status: response.status, ms }, 'request')
    return response
  }

  function track(request: Request, { incoming }: Pick<HttpBindings | Http2Bindings, 'incoming'>): Promise<Response> {
    const answered = answer(request, incoming.socket.remoteAddress).finally(() => running.delete(answered))
    running.add(answered)
    return answered
  }

  // The adapter asks this when it cannot make a request of what came in, e.g. for a Host header that is none.
  function refuseUnreadable(error: unknown): Response {
    if (error instanceof RequestError) {
      log.info({ status: 400, reason: error.message }, 'unreadable request')
      return replyError(400, `unable to read the request: ${error.message}`)
    }
    log.error({ err: error }, 'request failed')
    return replyError(500, 'Internal Server Error', { code: 'Internal' })
  }

  const http = createHttpServer(
    // What asks for another protocol than streams speak (curl, for one) is answered as if it had not.
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_MS,
      shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? ''),
    },
    getRequestListener(track, { errorHandler: refuseUnreadable }),
  )

  const streams = acceptStreams(http, { rack, log })

  return {
    http,
    drain: async (graceMs) => {
      const late = Promise.withResolvers<void>()
      const deadline = setTimeout(() => {
        http.closeAllConnections()
        streams.hangUp()
        late.resolve()
      }, graceMs)
      // A kept-alive connection that is answered only now would otherwise stay open for its idle time.
      const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS)
      const streamsEnded = streams.end()
      await new Promise<void>((resolve) => {
        http.close(() => resolve())
      })
      clearInterval(sweep)
      // Whoever hung up has left work behind that still needs the store.
      await Promise.race([Promise.allSettled([...running, streamsEnded]), late.promise])
      clearTimeout(deadline)
    },
  }
}
