// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectBySocket } from './web-socket-connection.ts'

const made: FakeSocket[] = []

/** Only what the connection uses of a browser's. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readonly url: string
  readyState = 0
  binaryType = 'blob'
  readonly sent: number[] = []
  isClosed = false

  constructor(url: URL) {
    super()
    this.url = String(url)
    made.push(this)
  }

  send(bytes: Uint8Array): void {
    this.sent.push(bytes.length)
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  brings(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  made.splice(0)
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => vi.unstubAllGlobals())

function connect(at = 'http://rack.example') {
  vi.stubGlobal('location', new URL(at))
  const heard: unknown[] = []
  const connection = connectBySocket('/v1/stream?project=shop', {
    onOpen: () => heard.push('open'),
    onOutput: (bytes) => heard.push([...bytes]),
    onEnd: (end) => heard.push(end),
  })
  const [socket] = made
  if (!socket) throw new Error('no socket was made')
  return { connection, socket, heard }
}

test.each([
  ['http://rack.example', 'ws://rack.example/v1/stream?project=shop'],
  ['https://rack.example:8443', 'wss://rack.example:8443/v1/stream?project=shop'],
])('a page of %s opens %s', (at, url) => {
  expect(connect(at).socket.url).toBe(url)
})

test('bytes are heard, text is not', () => {
  const { socket, heard } = connect()
  socket.opens()
  socket.brings('metadata')
  socket.brings(Uint8Array.of(104, 105).buffer)
  expect(socket.binaryType).toBe('arraybuffer')
  expect(heard).toEqual(['open', [104, 105]])
})

test('a long paste is sent in parts, and nothing before there is somebody to hear it', () => {
  const { connection, socket } = connect()
  connection.send(new Uint8Array(10))
  socket.opens()
  connection.send(new Uint8Array(40_000))
  expect(socket.sent).toEqual([16_384, 16_384, 7232])
})

test('nothing is heard after leaving', () => {
  const { connection, socket, heard } = connect()
  socket.opens()
  connection.close()
  socket.brings(Uint8Array.of(104).buffer)
  socket.dispatchEvent(new Event('close'))
  expect(heard).toEqual(['open'])
  expect(socket.isClosed).toBe(true)
})
