import type { StreamSession } from '@plenum/rack'
import type { WebSocket } from 'ws'

/** Bytes of the reason in a close frame (RFC 6455, section 5.5). */
const REASON_MAX = 123

function shortened(reason: string): string {
  const bytes = Buffer.from(reason)
  return bytes.length <= REASON_MAX ? reason : `${bytes.subarray(0, REASON_MAX - 3).toString('ascii')}...`
}

/**
 * Joins a socket to a session, until either of them ends. Binary messages are bytes; text is reserved for what is about
 * them, of which there is nothing yet.
 *
 * @param track takes note of what is still done for a client, who may have gone by then
 */
export function joinSocket(socket: WebSocket, session: StreamSession, track: (work: Promise<void>) => void): void {
  // A pause comes too late for what had arrived with a message, so there may be several.
  let unwritten = 0
  const written = () => {
    unwritten -= 1
    if (unwritten === 0) socket.resume()
  }
  socket.on('message', (data, isBinary) => {
    if (!isBinary || !Buffer.isBuffer(data)) return
    // Whoever types faster than the guest can follow is not listened to meanwhile.
    socket.pause()
    unwritten += 1
    track(session.write(data).finally(written))
  })
  socket.on('close', () => session.close())
  // What breaks the protocol is answered by the library, with a close frame.
  socket.on('error', () => {})
  session.open({
    send: (bytes) =>
      new Promise((resolve) => {
        socket.send(bytes, () => resolve())
      }),
    close: (code, reason) => socket.close(code, shortened(reason)),
  })
}
