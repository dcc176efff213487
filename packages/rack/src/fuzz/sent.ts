import { ORIGIN } from '../testing/caller.ts'

/** A request as it goes over the wire; nothing about it needs to be right. */
export interface Sent {
  /** The operation that it was made for. */
  id: string
  method: string
  /** With the query, encoded. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer> | undefined
}

const SHOWN_MAX = 2000

function shorten(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}… (${text.length} characters)` : text
}

/** For the person who reads of it. */
export function show({ method, path, headers, body }: Sent): string {
  const text = typeof body === 'string' ? body : body && `${body.length} bytes`
  return shorten(`${method} ${path}\n${JSON.stringify(headers)}\n${text ?? ''}`)
}

/** As a host hands it to the control plane; undefined for what no host could make a request of. */
export function toRequest({ method, path, headers, body }: Sent, cookie?: string): Request | undefined {
  try {
    const request = new Request(ORIGIN + path, {
      method,
      headers,
      ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
    })
    if (cookie !== undefined && !request.headers.has('cookie')) request.headers.set('cookie', cookie)
    return request
  } catch {
    return undefined
  }
}
