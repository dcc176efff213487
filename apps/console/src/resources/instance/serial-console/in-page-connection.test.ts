// @vitest-environment happy-dom
import type { StreamPeer, StreamSession } from '@plenum/rack'
import { expect, test, vi } from 'vitest'
import { serialEnd } from './connection.ts'
import { connectInPage } from './in-page-connection.ts'

/** A control plane that accepts or refuses, and whatever was heard of it. */
function connect(answer: 'accepts' | 'refuses' | 'breaks') {
  const peers: StreamPeer[] = []
  const written: Uint8Array[] = []
  const close = vi.fn<() => void>()
  const session: StreamSession = {
    open: (peer) => void peers.push(peer),
    write: async (bytes) => void written.push(bytes),
    close,
  }
  const heard: unknown[] = []
  const asked: string[] = []
  const connection = connectInPage(
    async () => {
      if (answer === 'breaks') throw new Error('no rack')
      return {
        stream: async (request) => {
          asked.push(request.url)
          return answer === 'accepts' ? session : new Response(null, { status: 403 })
        },
      }
    },
    '/v1/instances/web/serial-console/stream?project=shop',
    {
      onOpen: () => heard.push('open'),
      onOutput: (bytes) => heard.push([...bytes]),
      onEnd: (end) => heard.push(end),
    },
  )
  return { connection, heard, asked, written, close, peers }
}

test('what the guest puts out is heard, and what is typed reaches it', async () => {
  const { connection, heard, asked, written, peers } = connect('accepts')
  await vi.waitFor(() => expect(heard).toEqual(['open']))
  expect(asked[0]).toMatch(/\/v1\/instances\/web\/serial-console\/stream\?project=shop$/)
  await peers[0]?.send(Uint8Array.of(104, 105))
  connection.send(Uint8Array.of(13))
  peers[0]?.close(1011, 'the VM is gone')
  expect(heard).toEqual(['open', [104, 105], { code: 1011, reason: 'the VM is gone' }])
  expect(written).toEqual([Uint8Array.of(13)])
})

test.each(['refuses', 'breaks'] as const)(
  'one that %s ends as a socket would, without having opened',
  async (answer) => {
    const { heard } = connect(answer)
    await vi.waitFor(() => expect(heard).toEqual([{ code: serialEnd.abnormal, reason: '' }]))
  },
)

test('nothing is heard after leaving', async () => {
  const { connection, heard, close, peers } = connect('accepts')
  await vi.waitFor(() => expect(heard).toEqual(['open']))
  connection.close()
  await peers[0]?.send(Uint8Array.of(104))
  peers[0]?.close(1011, '')
  expect(heard).toEqual(['open'])
  expect(close).toHaveBeenCalledOnce()
})

test('leaving before it has answered opens nothing', async () => {
  const { connection, heard, asked, peers } = connect('accepts')
  connection.close()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await Promise.resolve()
  expect(heard).toEqual([])
  expect(peers).toEqual([])
})
