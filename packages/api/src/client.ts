import type { ErrorBody } from './errors.ts'
import type { CallInput, Operation, ResultOf } from './operation.ts'
import { fromWire, toQueryString, toWire } from './wire.ts'

/** What a call comes back with. It never throws, but for an aborted signal. */
export type ApiResult<T> =
  | { type: 'success'; data: T }
  | { type: 'error'; status: number; error: ErrorBody }
  /** There was no readable answer: the network failed, or the text is not what the API speaks. */
  | { type: 'client_error'; text: string; error: Error }

/** All that the client needs to know of an operation, so that a browser need not load its schemas. */
export type Route = Pick<Operation, 'method' | 'path' | 'bodyType' | 'produces'>

/** Carries a request to whoever answers: `fetch`, or an embedded control plane. */
export type Transport = (request: Request) => Promise<Response>

export interface CallOptions {
  signal?: AbortSignal | undefined
}

export type Client<Operations extends Record<string, Operation>> = <Id extends keyof Operations & string>(
  id: Id,
  input: CallInput<Operations[Id]>,
  options?: CallOptions,
) => Promise<ApiResult<ResultOf<Operations[Id]>>>

interface LooseInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function toRequest(route: Route, input: LooseInput, base: string, signal: AbortSignal | undefined): Request {
  const url = new URL(fillPath(route.path, input.params ?? {}) + toQueryString(input.query ?? {}), base)
  const init: RequestInit = { method: route.method, signal: signal ?? null, credentials: 'same-origin' }
  if (input.body !== undefined) {
    init.body = JSON.stringify(toWire(input.body))
    init.headers = { 'content-type': 'application/json' }
  }
  return new Request(url, init)
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

async function toResult(response: Response): Promise<ApiResult<unknown>> {
  const text = await response.text()
  let data: unknown
  try {
    data = text === '' ? undefined : fromWire(JSON.parse(text))
  } catch {
    return { type: 'client_error', text, error: new Error('Error reading API response') }
  }
  if (response.ok) return { type: 'success', data }
  if (isErrorBody(data)) return { type: 'error', status: response.status, error: data }
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
): Client<Operations> {
  async function call(id: keyof Operations & string, input: LooseInput, options: CallOptions = {}) {
    try {
      return await toResult(await transport(toRequest(routes[id], input, base, options.signal)))
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
