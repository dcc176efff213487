import type { ErrorBody } from './errors.ts'
import type { BytesHead, CallInput, Operation, ResultOf } from './operation.ts'
import { fromWire, toQueryString, toWire } from './wire.ts'

/** What a call comes back with. It never throws, but for an aborted signal. */
export type ApiResult<T> =
  | { type: 'success'; data: T }
  | {
      type: 'error'
      status: number
      error: ErrorBody
      /** Seconds after which it may be tried again, where the answer says so (RFC 9110, section 10.2.3). */
      retryAfter?: number | undefined
    }
  /** There was no readable answer: the network failed, or the text is not what the API speaks. */
  | { type: 'client_error'; text: string; error: Error }

/** All that the client needs to know of an operation, so that a browser need not load its schemas. */
export type Route = Pick<Operation, 'method' | 'path' | 'bodyType' | 'produces'>

/** Carries a request to whoever answers: `fetch`, or an embedded control plane. */
export type Transport = (request: Request) => Promise<Response>

export interface CallOptions {
  signal?: AbortSignal | undefined
}

export interface ClientOptions {
  /** Sent as a bearer token; without one, a session cookie does what it does. */
  token?: string
}

export type Client<Operations extends Record<string, Operation>> = <Id extends keyof Operations & string>(
  id: Id,
  input: CallInput<Operations[Id]>,
  options?: CallOptions,
) => Promise<ApiResult<ResultOf<Operations[Id]>>>

interface LooseInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  headers?: Record<string, string | undefined> | undefined
  body?: unknown
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** With the query. */
function pathOf(route: Route, { params = {}, query = {} }: LooseInput): string {
  return fillPath(route.path, params) + toQueryString(query)
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
  opaque: 'application/json',
} as const

/** How the body of an operation is written down. */
export function contentTypeOf({ bodyType }: { bodyType?: Route['bodyType'] | undefined }): string {
  return contentTypes[bodyType ?? 'json']
}

function toBody(route: Route, body: unknown): BodyInit {
  switch (route.bodyType) {
    case 'bytes':
      if (body instanceof Blob) return body
      throw new TypeError('a body of bytes is a Blob')
    case 'form':
      return toQueryString(Object(body)).slice(1)
    case 'opaque':
      return JSON.stringify(body)
    default:
      return JSON.stringify(toWire(body))
  }
}

/** A call as it goes over the wire. */
export interface WireCall {
  method: Route['method']
  /** With the query. */
  path: string
  /** In the names and forms of the wire; a Blob where bytes are sent. Undefined where there is none. */
  body: unknown
  contentType: string
}

/** What calling an operation with `input` sends. */
export function describeCall(route: Route, input: LooseInput): WireCall {
  const { body } = input
  const isAsItIs = body === undefined || body instanceof Blob || route.bodyType === 'opaque'
  return {
    method: route.method,
    path: pathOf(route, input),
    body: isAsItIs ? body : toWire(body),
    contentType: contentTypeOf(route),
  }
}

function toRequest(route: Route, input: LooseInput, base: string, headers: Headers, signal?: AbortSignal): Request {
  const url = new URL(pathOf(route, input), base)
  const init: RequestInit = { method: route.method, signal: signal ?? null, credentials: 'same-origin', headers }
  for (const [name, value] of Object.entries(input.headers ?? {})) if (value !== undefined) headers.set(name, value)
  if (input.body !== undefined) {
    init.body = toBody(route, input.body)
    headers.set('content-type', contentTypeOf(route))
  }
  return new Request(url, init)
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

/** A date in place of the seconds is left out: nobody here sends one. */
function waitIn({ headers }: Response): { retryAfter?: number } {
  const text = headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? { retryAfter: Number(text) } : {}
}

/** There is no body to HEAD, not even where it is refused (RFC 9110, section 9.3.2). */
function headResult({ ok, status, headers }: Response): ApiResult<BytesHead> {
  const requestId = headers.get('x-request-id') ?? ''
  if (!ok) return { type: 'error', status, error: { message: `the server answered ${status}`, requestId } }
  return {
    type: 'success',
    data: { size: Number(headers.get('content-length')), type: headers.get('content-type') ?? '' },
  }
}

async function toResult(route: Route, response: Response): Promise<ApiResult<unknown>> {
  if (route.method === 'HEAD') return headResult(response)
  if (response.ok && route.produces === 'bytes') return { type: 'success', data: await response.blob() }
  const text = await response.text()
  let data: unknown
  try {
    data = text === '' ? undefined : fromWire(JSON.parse(text))
  } catch {
    return { type: 'client_error', text, error: new Error('Error reading API response') }
  }
  if (response.ok) return { type: 'success', data }
  if (isErrorBody(data)) return { type: 'error', status: response.status, error: data, ...waitIn(response) }
  return { type: 'client_error', text, error: new Error('Error reading API response') }
}

/**
 * A client for the operations of `routes`, by their ids.
 *
 * @param base the origin that paths are resolved against
 */
export function createClient<Operations extends Record<string, Operation>>(
  routes: Readonly<Record<keyof Operations & string, Route>>,
  transport: Transport,
  base: string,
  { token }: ClientOptions = {},
): Client<Operations> {
  async function call(id: keyof Operations & string, input: LooseInput, options: CallOptions = {}) {
    try {
      const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
      const request = toRequest(routes[id], input, base, headers, options.signal)
      return await toResult(routes[id], await transport(request))
    } catch (error) {
      if (options.signal?.aborted) throw error
      return {
        type: 'client_error',
        text: '',
        error: error instanceof Error ? error : new Error(String(error)),
      } as const
    }
  }
  // The table of operations fixes what each id takes and gives; at run time there is just one function.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return call as Client<Operations>
}
