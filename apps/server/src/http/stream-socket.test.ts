import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { dial, serve } from './socket-client.ts'
import { stubRack } from './stub-rack.ts'

/** What a client sends at most before it has to wait: what is in buffers of both systems, and one read of ours. */
const MESSAGES = 400_000

test('whoever types faster than the guest can follow is not listened to meanwhile, however small the messages', async () => {
  const gates: (() => void)[] = []
  const write = vi.fn<() => Promise<void>>(() => new Promise((resolve) => gates.push(resolve)))
  const own = await serve(stubRack({ stream: async () => ({ open: () => {}, write, close: () => {} }) }))
  const socket = dial(own.url)
  await once(socket, 'open')
  for (let sent = 0; sent < MESSAGES; sent++) socket.send(Buffer.from('x'))
  await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0))
  // One is dealt with after the other, while as many as can be come in.
  for (let done = 0; done < 200; done++) {
    gates.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(gates.length).toBeLessThan(50_000)
  socket.terminate()
  for (const open of gates) open()
  await own.server.drain(0)
})
