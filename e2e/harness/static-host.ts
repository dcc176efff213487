import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const builds = { preview: 'apps/console/dist-preview', gallery: 'packages/ui/gallery/dist' } as const

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface StaticHost {
  readonly url: string
  stop(): Promise<void>
}

/** A static host as plain as they come: files and folders' index.html, and no fallback for addresses it does not know. */
export async function startStaticHost(build: keyof typeof builds): Promise<StaticHost> {
  const folder = fileURLToPath(new URL(`../../${builds[build]}`, import.meta.url))
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no ${build}: run \`npm run build -- --${build}\``)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '')
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  return { url: `http://127.0.0.1:${portOf(server.address())}`, stop }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise((settle) => {
      server.close(settle)
    })
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The static host has no port')
}
