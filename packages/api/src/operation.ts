import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

/**
 * An operation is data. The client, the control plane's routing and checking, and the OpenAPI document all come from it.
 * Paths and field names here are those of the code; `wire.ts` turns them into the wire's.
 */
export interface Operation {
  /** camelCase; the OpenAPI operationId is the same in snake_case. */
  readonly id: string
  readonly method: Method
  /** With `{parameter}` segments, camelCase. */
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /**
   * JSON unless said otherwise. `bytes` bodies are Blobs, which no schema describes; `opaque` ones are JSON whose keys are
   * not renamed, because somebody has signed them.
   */
  readonly bodyType?: 'form' | 'bytes' | 'opaque'
  /** Most bytes that a body may have; 1 MiB unless said otherwise. */
  readonly bodyMax?: number
  /** The field of a JSON body that carries so many bytes, as base64, that reading it takes care. */
  readonly bytesField?: string
  readonly headers?: z.ZodObject
  readonly response?: z.ZodType
  /** Where the answer is not JSON: bytes that are streamed, another place to go to, or a WebSocket. */
  readonly produces?: 'bytes' | 'redirect' | 'websocket'
  readonly status: 101 | 200 | 201 | 202 | 204 | 302 | 303
  /** Answered without credentials. */
  readonly anonymous?: true
  /** Lists: the selectors that a first page (one without a page token) must name. */
  readonly firstPageNeeds?: readonly string[]
}

/** Keeps the literal types of a definition, so that inputs and results can be derived from it. */
export function operation<const T extends Operation>(definition: T): T {
  return definition
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** Checked values, as a handler gets them. */
export interface Checked<T extends Operation> {
  params: Output<T['params']>
  query: Output<T['query']>
  body: Output<T['body']>
}

/** What HEAD tells of bytes without sending them. */
export interface BytesHead {
  size: number
  /** Content type. */
  type: string
}

/**
 * The success value of an operation: a Blob of what is not JSON, or what HEAD tells of it; `undefined` for those that answer
 * 204.
 */
export type ResultOf<T extends Operation> = T extends { response: z.ZodType }
  ? z.output<T['response']>
  : T extends { produces: 'bytes' }
    ? T extends { method: 'HEAD' }
      ? BytesHead
      : Blob
    : undefined

/** A key is required only when its schema asks for something. */
type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? object extends Input<Schema>
    ? { [K in Key]?: Input<Schema> | undefined }
    : { [K in Key]: Input<Schema> }
  : { [K in Key]?: undefined }

/** What a caller hands to the client. */
export type CallInput<T extends Operation> = Part<'params', T['params']> &
  Part<'query', T['query']> &
  Part<'headers', T['headers']> &
  Part<'body', T['body']>
