import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startServer } from '../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../e2e/harness/server.ts'
import { demoDirectory } from './store/testing/demo-directory.ts'

let server: PlenumServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

const PATH = '/v1/instances/web-01/serial-console'

async function signIn({ url }: PlenumServer): Promise<string> {
  const response = await fetch(`${url}/v1/login/demo/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'plenum-demo' }),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function history({ url }: PlenumServer, cookie: string): Promise<string> {
  const response = await fetch(`${url}${PATH}?project=storefront&from_start=0`, { headers: { cookie } })
  return Buffer.from(Object(await response.json()).data).toString()
}

test('what was typed at a serial console is there after the server has stopped and started again', async () => {
  const running = await startServer({ data: await demoDirectory(), flags: ['--log-level', 'silent'] })
  server = running
  const cookie = await signIn(running)
  const url = `${running.url.replace('http', 'ws')}${PATH}/stream?project=storefront`
  const socket = new WebSocket(url, { headers: { cookie, origin: running.url } })
  let text = ''
  socket.on('message', (message) => {
    if (Buffer.isBuffer(message)) text += message.toString()
  })
  await once(socket, 'open')
  socket.send(Buffer.from('root\recho still here\r'))
  await expect.poll(() => text).toMatch(/\r\nstill here\r\nroot@web-01:~# $/)
  const closed = once(socket, 'close')
  await running.restart()
  const [code]: unknown[] = await closed
  expect(code).toBe(1001)
  expect(await history(running, cookie)).toBe(text)
})
