import type { Transport } from './client.ts'

/** Told the share of a body that is on its way, 0 to 1. */
export type OnProgress = (share: number) => void

/** Sends over XMLHttpRequest, which, unlike fetch, tells how much of a body is on its way. */
export function uploadTransport(onProgress: OnProgress): Transport {
  return async (request) => {
    const body = await request.blob()
    const xhr = new XMLHttpRequest()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1))
    xhr.addEventListener('load', () =>
      resolve(new Response(xhr.status === 204 ? null : xhr.response, { status: xhr.status })),
    )
    xhr.addEventListener('error', () => reject(new TypeError('the server cannot be reached')))
    xhr.addEventListener('abort', () => reject(new DOMException('the upload was given up', 'AbortError')))
    request.signal.addEventListener('abort', () => xhr.abort())
    xhr.open(request.method, request.url)
    xhr.responseType = 'arraybuffer'
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.send(body)
    return promise
  }
}
