import type { Rack, StreamSession } from '@plenum/rack'
import { serialEnd } from './connection.ts'
import type { SerialConnection, SerialListener } from './connection.ts'

/** To a control plane that runs inside the page. A refusal ends it as it would end a socket: without a word. */
export function connectInPage(
  openRack: () => Promise<Pick<Rack, 'stream'>>,
  path: string,
  listener: SerialListener,
): SerialConnection {
  let session: StreamSession | undefined
  let isOver = false

  const end = (code: number, reason: string) => {
    if (isOver) return
    isOver = true
    listener.onEnd({ code, reason })
  }
  const open = async () => {
    const rack = await openRack()
    const answer = await rack.stream(new Request(new URL(path, location.origin)))
    if (isOver) return
    if (answer instanceof Response) return end(serialEnd.abnormal, '')
    session = answer
    listener.onOpen()
    session.open({
      send: async (bytes) => {
        if (!isOver) listener.onOutput(bytes)
      },
      close: end,
    })
  }
  open().catch(() => end(serialEnd.abnormal, ''))

  return {
    send: (bytes) => {
      if (!isOver) void session?.write(bytes)
    },
    close: () => {
      isOver = true
      session?.close()
    },
  }
}
