import { getRequestListener, RequestError } from '@hono/node-server'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { createServer as createHttpServer } from 'node:http'
import type { Server } from 'node:http'
import type { Console } from '../console/console.ts'
import type { Logger } from '../log.ts'
import { noWatch } from '../metrics/watch.ts'
import type { Watch } from '../metrics/watch.ts'
import { createApp } from './app.ts'
import type { Backend } from './backend.ts'
import { clientAddress, isOverTls } from './client-address.ts'
import { connectionLimits, limitConnections } from './connection-limits.ts'
import { overTls } from './over-tls.ts'
import { createReadiness } from './readiness.ts'
import { replyError, replyFailure } from './reply.ts'
import { acceptStreams } from './streams.ts'

const SWEEP_MS = 20

type Exchange = HttpBindings | Http2Bindings

export interface PlenumServer {
  http: Server
  /** Stops accepting, lets what runs come to its end, and hangs up on what still runs after so long. */
  drain: (graceMs: number) => Promise<void>
}

export interface ServerParts {
  backend: Backend
  console: Console
  log: Logger
  watch?: Watch
  /** Throws, or takes long, when what is behind the server cannot serve. */
  check?: () => Promise<unknown>
}

/** The request as the client has sent it, to a proxy that ends TLS for it: addresses that are made of its own are right then. */
function asSentTo(url: URL, request: Request): Request {
  url.protocol = 'https:'
  return new Request(url, request)
}

export function createServer({
  backend,
  console,
  log,
  watch = noWatch,
  check = async () => {},
}: ServerParts): PlenumServer {
  const readiness = createReadiness(check)
  const app = createApp(backend, console, readiness.answer)
  const running = new Set<Promise<Response>>()

  async function answer(request: Request, { incoming, outgoing }: Exchange): Promise<Response> {
    const start = performance.now()
    const { method } = request
    const url = URL.parse(request.url)
    if (!url) return refuseUnreadable(new RequestError('Invalid host header'))
    const answered = watch.requestBegins(method, url.pathname)
    const peer = incoming.socket.remoteAddress
    const asker = {
      address: clientAddress(peer, request.headers.get('x-forwarded-for')),
      hangUp: () => outgoing.destroy(),
    }
    const isTls = isOverTls(peer, request.headers.get('x-forwarded-proto'))
    const response = await app(isTls ? asSentTo(url, request) : request, url, asker).catch((error: unknown) => {
      const failed = replyFailure(error)
      log.error(
        { requestId: failed.headers.get('x-request-id'), method, path: url.pathname, err: error },
        'request failed',
      )
      return failed
    })
    answered(response.status)
    const ms = Math.round((performance.now() - start) * 100) / 100
    const requestId = response.headers.get('x-request-id') ?? undefined
    log.info({ requestId, method, path: url.pathname, status: response.status, ms }, 'request')
    return isTls ? overTls(response) : response
  }

  function track(request: Request, exchange: Exchange): Promise<Response> {
    const answered = answer(request, exchange).finally(() => running.delete(answered))
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
      ...connectionLimits,
      shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? ''),
    },
    getRequestListener(track, { errorHandler: refuseUnreadable }),
  )

  limitConnections(http)
  const streams = acceptStreams(http, { backend, log })
  watch.countSockets(streams.count)

  return {
    http,
    drain: async (graceMs) => {
      readiness.stop()
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
