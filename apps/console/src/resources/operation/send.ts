import { transport } from '../../api/client.ts'
import { contentTypeOf } from '@plenum/api/client'
import type { TriedCall } from './request.ts'

/** What came back, as it is. */
export interface Answer {
  status: number
  headers: readonly (readonly [string, string])[]
  /** Text where it is readable, else the bytes. */
  content: string | Blob
  milliseconds: number
}

const FORM = contentTypeOf({ bodyType: 'form' })

function bodyOf({ body, contentType }: TriedCall): BodyInit | null {
  if (body === undefined) return null
  if (body instanceof Blob) return body
  if (contentType === FORM)
    return new URLSearchParams(Object.entries(Object(body)).map(([name, value]) => [name, String(value)]))
  return JSON.stringify(body)
}

const readable = /^(application\/([\w.+-]*\+)?json|text\/|application\/x-ndjson)/

/** Makes the call with the session of the page. Throws where nobody answers. */
export async function send(call: TriedCall): Promise<Answer> {
  const { method, path, contentType, headers } = call
  const body = bodyOf(call)
  const request = new Request(new URL(path, location.origin), {
    method,
    body,
    credentials: 'same-origin',
    headers: { ...headers, ...(body !== null && { 'content-type': contentType }) },
  })
  const from = performance.now()
  const response = await transport(request)
  const isText = readable.test(response.headers.get('content-type') ?? '')
  const content = isText ? await response.text() : await response.blob()
  return {
    status: response.status,
    headers: [...response.headers],
    content,
    milliseconds: performance.now() - from,
  }
}
