import { ApiError } from '../../api/api-error.ts'
import { durationText } from '../token/duration.ts'

/** Where a refusal belongs: to the code, or to the whole. */
export interface ConfirmError {
  isAboutCode: boolean
  text: string
}

const wholeOf = (text: string): ConfirmError => ({ isAboutCode: false, text })

/** What went wrong when a code was sent, and what to do next. */
export function confirmError(error: Error): ConfirmError {
  if (!(error instanceof ApiError)) return wholeOf(`${error.message}.`)
  const { status, message, retryAfter } = error
  if (status === 404) return { isAboutCode: true, text: 'Code is invalid' }
  if (status === 429) {
    const wait = retryAfter === undefined ? 'later' : `in ${durationText(retryAfter)}`
    return wholeOf(`Too many codes were wrong. Try again ${wait}.`)
  }
  if (/expired/i.test(message)) return wholeOf('The code has expired. Start again on the device to get a new one.')
  const [, asked, allowed] = /TTL (\d+) seconds exceeds .* of (\d+) seconds/.exec(message) ?? []
  if (asked !== undefined && allowed !== undefined)
    return wholeOf(
      `The device asks for a token that lives ${durationText(Number(asked))}, and the silo allows no more than ${durationText(Number(allowed))}. Start again on the device and ask for less.`,
    )
  return wholeOf(`${message}.`)
}
