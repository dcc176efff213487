import { createServer } from 'node:http'
import { listen } from '../listen.ts'
import type { Metrics } from './metrics.ts'

/** Where to listen for those who collect metrics. */
export interface MetricsAddress {
  host: string
  port: number
}

/**
 * Listens at an address of its own, so that the one that people use never shows how the server does. Throws
 * `StartupError`.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<{ url: string; close: () => void }> {
  const http = createServer((request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || !/^\/metrics(?:\?|$)/.test(url)) {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const url = await listen(http, host, port, '--metrics')
  const close = () => {
    http.close()
    http.closeAllConnections()
  }
  return { url: `${url}/metrics`, close }
}
