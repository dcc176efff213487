import { toSnake } from '@plenum/api/wire'
import type { Operation } from '@plenum/api'
import { Hono } from 'hono'
import type { z } from 'zod'
import { authenticate, isDueForRefresh, refreshSession } from '../access/session.ts'
import type { Asking, Handler, Parts } from './handler.ts'
import { incomingBytes } from './incoming.ts'
import { sendBytes } from './outgoing.ts'
import type { StreamSession } from './stream.ts'
import type { PageWindow } from './pagination.ts'
import { invalidToken, resolveScan } from './pagination.ts'
import { BODY_MAX, parseBody, parseParams, parseQuery, withDates } from './parse.ts'
import { Refusal, refuse } from './refusal.ts'
import { StoreUnavailableError } from '../store/unavailable.ts'
import type { SessionDocument } from '../store/documents.ts'
import { failure, success } from './respond.ts'

/** The query parameters that count beside a page token. */
const AFTER_FIRST_PAGE = new Set(['page_token', 'limit'])

type Streaming = Extract<Handler, { kind: 'streams' }>
type Sending = Extract<Handler, { kind: 'sends' }>
type Answering = Exclude<Handler, Streaming | Sending>

const NO_BODY = { body: undefined, bytes: undefined }

const NO_WINDOW: PageWindow = { list: '', order: 'id_ascending', limit: 0 }

/** The first of the selectors that a scan must have and this one has not. */
function missingSelector({ firstPageNeeds = [] }: Operation, query: Record<string, unknown>): string | undefined {
  return firstPageNeeds.find((name) => query[name] === undefined)
}

function recheckWith(operation: Operation, schema: z.ZodObject) {
  return (query: Record<string, unknown>) => {
    const result = schema.safeParse(withDates(schema, query))
    if (!result.success || missingSelector(operation, result.data)) throw invalidToken()
    return result.data
  }
}

function readQuery(operation: Operation, url: string): { query: unknown; window: PageWindow } {
  const { query: schema } = operation
  if (!schema) return { query: undefined, window: NO_WINDOW }
  const params = new URL(url).searchParams
  if (!('pageToken' in schema.shape)) return { query: parseQuery(schema, params), window: NO_WINDOW }
  const isFirstPage = !params.has('page_token')
  // The token stands for order and selection, so what else is said of them is not even read.
  const read = isFirstPage ? params : new URLSearchParams([...params].filter(([key]) => AFTER_FIRST_PAGE.has(key)))
  const given = parseQuery(schema, read)
  const missing = isFirstPage ? missingSelector(operation, given) : undefined
  if (missing) throw refuse.unparsable(`unable to parse query string: missing field \`${toSnake(missing)}\``)
  return resolveScan(operation.id, given, recheckWith(operation, schema))
}

async function checked(
  { operation }: Handler,
  parts: Parts,
  request: Request,
  params: Record<string, string>,
  address: string | undefined,
) {
  return {
    parts,
    address,
    now: parts.clock(),
    params: operation.params && parseParams(operation.params, params),
    ...readQuery(operation, request.url),
    ...(operation.bodyType === 'bytes' ? NO_BODY : await parseBody(operation, request)),
  }
}

/** Whoever only looks can go on doing so when nothing can be written. */
async function refreshIfPossible({ store }: Parts, session: SessionDocument, now: Date): Promise<void> {
  try {
    await store.write((write) => refreshSession(write, session, now))
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
  }
}

async function asCaller<T>(
  parts: Parts,
  request: Request,
  now: Date,
  work: (asking: Asking) => Promise<T>,
): Promise<T> {
  return parts.store.read(async (tx) => {
    const { actor, session } = await authenticate(parts, tx, request)
    if (isDueForRefresh(session, now)) await refreshIfPossible(parts, session, now)
    return work({ actor, tx })
  })
}

async function answer(
  handler: Answering,
  parts: Parts,
  request: Request,
  params: Record<string, string>,
  responseHeaders: Headers,
  address: string | undefined,
): Promise<unknown> {
  const call = await checked(handler, parts, request, params, address)
  if (handler.kind === 'anonymous') return handler.run({ ...call, request, responseHeaders })
  const { now } = call
  if (handler.kind === 'writes')
    return parts.store.write(async (tx) => {
      const { actor, session } = await authenticate(parts, tx, request)
      if (isDueForRefresh(session, now)) await refreshSession(tx, session, now)
      return handler.run({ ...call, actor, tx })
    })
  return asCaller(parts, request, now, (asking) => {
    if (handler.kind === 'reads') return handler.run({ ...call, ...asking })
    const incoming = incomingBytes(request, handler.operation.bodyMax ?? BODY_MAX)
    return handler.run({ ...call, ...asking, incoming })
  })
}

async function outgoing(handler: Sending, parts: Parts, request: Request, params: Record<string, string>) {
  const call = await checked(handler, parts, request, params, undefined)
  return asCaller(parts, request, call.now, (asking) => handler.run({ ...call, ...asking }))
}

async function openStream(handler: Streaming, parts: Parts, request: Request, params: Record<string, string>) {
  const call = await checked(handler, parts, request, params, undefined)
  return parts.store.read(async (tx) => {
    const { actor } = await authenticate(parts, tx, request)
    return handler.run({ ...call, actor, tx, request })
  })
}

/** From requests to handlers, by the table of operations. */
export function createRouter(
  handlers: readonly Handler[],
  parts: Parts,
): {
  fetch: (request: Request, address?: string) => Promise<Response>
  stream: (request: Request) => Promise<StreamSession | Response>
} {
  const app = new Hono<{ Bindings: { accept?: (session: StreamSession) => void; address?: string | undefined } }>()

  async function respond(
    request: Request,
    work: (headers: Headers) => Promise<Response>,
    kind?: Handler['kind'],
  ): Promise<Response> {
    const requestId = crypto.randomUUID()
    const headers = new Headers({ 'x-request-id': requestId })
    try {
      return await work(headers)
    } catch (error) {
      const response = failure(error, requestId, headers, kind === 'writes')
      if (!(error instanceof Refusal))
        parts.onError(error, { requestId, method: request.method, path: new URL(request.url).pathname })
      return response
    }
  }

  for (const handler of handlers) {
    const { operation } = handler
    app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const work = async (headers: Headers) => {
        // HEAD comes here as well: Hono asks for the same with GET and leaves the body out.
        if (handler.kind === 'sends')
          return sendBytes(c.req.raw, await outgoing(handler, parts, c.req.raw, c.req.param()), headers)
        if (handler.kind !== 'streams')
          return success(
            operation.status,
            await answer(handler, parts, c.req.raw, c.req.param(), headers, c.env.address),
            headers,
          )
        const session = await openStream(handler, parts, c.req.raw, c.req.param())
        if (!c.env.accept) throw refuse.unparsable('expected a WebSocket upgrade')
        c.env.accept(session)
        return new Response(null, { headers })
      }
      return respond(c.req.raw, work, handler.kind)
    })
  }

  const knownPaths = handlers.map(({ operation }) => new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`))
  app.notFound((c) =>
    respond(c.req.raw, () =>
      Promise.reject(knownPaths.some((path) => path.test(c.req.path)) ? refuse.wrongMethod() : refuse.noSuchRoute()),
    ),
  )
  return {
    fetch: async (request, address) => app.fetch(request, { address }),
    stream: async (request) => {
      const accepted: StreamSession[] = []
      const refusal = await app.fetch(request, { accept: (session) => accepted.push(session) })
      return accepted[0] ?? refusal
    },
  }
}
