import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'

/** How a proxy treats what comes: hands it on, so many milliseconds late or not at all; or hangs up on everybody. */
export type Passing = { kind: 'on'; delayMs?: number } | { kind: 'nothing' } | { kind: 'closed' }

/** Stands between a server and its database, and can be told to be a bad line. */
export class TcpProxy {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<Socket>()
  #passing: Passing = { kind: 'on' }

  private constructor(server: Server, port: number) {
    this.#server = server
    this.port = port
  }

  static async to(target: URL): Promise<TcpProxy> {
    const server = createServer({ noDelay: true })
    const port = await new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        if (address !== null && typeof address === 'object') resolve(address.port)
      })
    })
    const proxy = new TcpProxy(server, port)
    server.on('connection', (client) => proxy.#accept(client, Number(target.port), target.hostname))
    return proxy
  }

  /** The same URL as one of what is behind, through here. */
  through(url: string): string {
    const changed = new URL(url)
    changed.hostname = '127.0.0.1'
    changed.port = String(this.port)
    return changed.href
  }

  pass(passing: Passing): void {
    this.#passing = passing
    if (passing.kind === 'closed') for (const socket of this.#pairs) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    for (const socket of this.#pairs) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #accept(client: Socket, port: number, host: string): void {
    if (this.#passing.kind === 'closed') {
      client.resetAndDestroy()
      return
    }
    const target = connect({ port, host, noDelay: true })
    this.#join(client, target)
    this.#join(target, client)
  }

  #join(from: Socket, to: Socket): void {
    this.#pairs.add(from)
    from.on('data', (bytes) => {
      const passing = this.#passing
      if (passing.kind !== 'on') return
      if (passing.delayMs === undefined) to.write(bytes)
      else setTimeout(() => to.writable && to.write(bytes), passing.delayMs)
    })
    from.on('error', () => {})
    from.on('close', () => {
      this.#pairs.delete(from)
      // Nothing comes through a hole, not even that somebody has hung up.
      if (this.#passing.kind !== 'nothing') to.destroy()
    })
  }
}
