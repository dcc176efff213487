import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Balancer {
  readonly url: string
  /** How many requests each server was given, sockets among them. */
  readonly given: readonly number[]
  stop: () => Promise<void>
}

/** Gives each request, and each socket, to another one of the servers than the request before. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const given = servers.map(() => 0)
  let turn = 0

  function pass(asked: IncomingMessage) {
    const at = (turn += 1) % servers.length
    given[at] = (given[at] ?? 0) + 1
    const { method, url = '/', headers } = asked
    return request(new URL(url, servers[at]), { method, headers, agent: headers.upgrade === undefined ? agent : false })
  }

  const balancer: Server = createServer((asked, answer) => {
    const passed = pass(asked)
    passed.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  balancer.on('upgrade', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    const passed = pass(asked)
    passed.on('upgrade', (got, server, first) => {
      const lines = got.rawHeaders.flatMap((text, index) =>
        index % 2 === 0 ? [`${text}: ${got.rawHeaders[index + 1]}`] : [],
      )
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      client.write(first)
      server.write(head)
      server.pipe(client).pipe(server)
      for (const socket of [client, server]) socket.on('error', () => [client, server].map((each) => each.destroy()))
    })
    passed.on('response', () => client.destroy())
    passed.on('error', () => client.destroy())
    passed.end()
  })
  await new Promise<void>((settle) => balancer.listen(0, '127.0.0.1', settle))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = balancer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    given,
    stop: async () => {
      agent.destroy()
      balancer.closeAllConnections()
      await new Promise((settle) => balancer.close(settle))
    },
  }
}
