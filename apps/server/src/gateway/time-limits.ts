import type { ClientRequest, IncomingMessage } from 'node:http'
import { TooSlowError } from './trouble.ts'

/** Milliseconds that the upstream has. */
export interface TimeLimits {
  /** To be connected to, TLS included. */
  connect: number
  /** From the last byte that it was sent to the first that it answers with. */
  answer: number
  /** The same after an upload, which may have to be looked through first. Less than a silent client is given. */
  uploadAnswer: number
  /** In which nothing moves in the middle of a body. */
  idle: number
}

export const timeLimits: TimeLimits = { connect: 10_000, answer: 60_000, uploadAnswer: 540_000, idle: 120_000 }

export interface Watched {
  limits: TimeLimits
  isTls: boolean
  isUpload: boolean
}

/**
 * Ends a request to an upstream that takes too long. The time that the client itself takes, to send a body or to read one,
 * does not count.
 */
export function limitTime(sent: ClientRequest, { limits, isTls, isUpload }: Watched): void {
  let answer: IncomingMessage | undefined
  const fail = (reason: string) => (answer ?? sent).destroy(new TooSlowError(reason))

  sent.once('socket', (socket) => {
    const awaitAnswer = () => socket.setTimeout(isUpload ? limits.uploadAnswer : limits.answer)
    const watch = () => {
      socket.setTimeout(limits.idle)
      if (sent.writableFinished) awaitAnswer()
      else sent.once('finish', awaitAnswer)
    }
    const onSilence = () => {
      const isClientSlow = answer
        ? answer.readableLength > 0
        : !sent.writableFinished && !sent.writableNeedDrain && !sent.writableEnded
      // The event comes once; setting the time again lets it come again.
      if (isClientSlow) socket.setTimeout(limits.idle)
      else if (answer) fail('it stopped in the middle of its answer')
      else fail(sent.writableFinished ? 'it did not answer in time' : 'it stopped taking what it was sent')
    }
    sent.once('response', (received) => {
      answer = received
      sent.off('finish', awaitAnswer)
      socket.setTimeout(limits.idle)
    })
    sent.once('close', () => socket.off('timeout', onSilence))

    if (sent.reusedSocket) {
      socket.on('timeout', onSilence)
      watch()
      return
    }
    const connecting = setTimeout(fail, limits.connect, 'it could not be connected to in time')
    sent.once('close', () => clearTimeout(connecting))
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      clearTimeout(connecting)
      socket.on('timeout', onSilence)
      watch()
    })
  })
}
