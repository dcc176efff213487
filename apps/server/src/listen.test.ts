import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { isLoopback, listen } from './listen.ts'
import { StartupError } from './startup-error.ts'

const servers: ReturnType<typeof createServer>[] = []
function newServer() {
  const server = createServer((_request, response) => response.end('here'))
  servers.push(server)
  return server
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test.each(['127.0.0.1', '0.0.0.0', 'localhost'])('on %s, any port: the URL can be opened', async (host) => {
  const url = await listen(newServer(), host, 0)
  expect(await (await fetch(url)).text()).toBe('here')
})

describe('failures are one line', () => {
  test('a busy port', async () => {
    const { port } = new URL(await listen(newServer(), '127.0.0.1', 0))
    const second = listen(newServer(), '127.0.0.1', Number(port))
    await expect(second).rejects.toThrow(StartupError)
    await expect(second).rejects.toThrow(`cannot listen on 127.0.0.1:${port}: something else listens there already`)
  })

  test('an address of another machine', async () => {
    await expect(listen(newServer(), '192.0.2.1', 0)).rejects.toThrow('this machine does not have that address')
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['127.0.0.1.example.com', false],
])('%s is reachable from here only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
