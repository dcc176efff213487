import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as a receiver got it. */
export interface Got {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  /** Every line, for a name may come several times. */
  rawHeaders: readonly string[]
  body: Buffer
}

function isAddressInfo(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address
}

/** A real HTTP server on the loopback address, for as long as a test runs, and all that it got. */
export async function startReceiver(answer: RequestListener): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url: path, headers, rawHeaders } = request
      got.push({ method, path, headers, rawHeaders, body: Buffer.concat(chunks) })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!isAddressInfo(address)) throw new Error('the receiver does not listen')
  return { url: `http://127.0.0.1:${address.port}/hook`, got }
}

/** The values of a header, one for each of its lines. */
export function valuesOf({ rawHeaders }: Got, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
}
