import type { SerialConnection, SerialListener } from './connection.ts'

/** Bytes of one message. Servers hang up on whoever sends much at once, and a paste can be long. */
const MESSAGE_MAX = 16_384

/** @param path of the API, with its query */
export function connectBySocket(path: string, listener: SerialListener): SerialConnection {
  const url = new URL(path, location.origin)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  const listening = new AbortController()
  const { signal } = listening
  socket.addEventListener('open', () => listener.onOpen(), { signal })
  socket.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      // Text is reserved for what is about the bytes.
      if (data instanceof ArrayBuffer) listener.onOutput(new Uint8Array(data))
    },
    { signal },
  )
  socket.addEventListener('close', ({ code, reason }) => listener.onEnd({ code, reason }), { signal })
  return {
    send: (bytes) => {
      if (socket.readyState !== WebSocket.OPEN) return
      for (let start = 0; start < bytes.length; start += MESSAGE_MAX)
        socket.send(bytes.subarray(start, start + MESSAGE_MAX))
    },
    close: () => {
      listening.abort()
      socket.close()
    },
  }
}
