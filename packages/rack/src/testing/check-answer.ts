import { fromWire } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { z } from 'zod'
import { strictly } from './strictly.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const ErrorBody = z.strictObject({
  request_id: z.string().regex(UUID),
  error_code: z.string().optional(),
  message: z.string().min(1),
})

function checkError(text: string, requestId: string): void {
  const body = ErrorBody.parse(JSON.parse(text))
  if (body.request_id !== requestId) throw new Error('the body names another request id than the header')
}

/**
 * Throws when an answer is not what every answer of the API must be: a request id in the header and the same one in an
 * error body, the operation's status, and a body with all that its schema names and nothing else.
 */
export async function checkAnswer(operation: Operation, response: Response): Promise<void> {
  const requestId = response.headers.get('x-request-id') ?? ''
  if (!UUID.test(requestId)) throw new Error(`no request id in the answer to ${operation.id}`)
  const text = await response.text()
  // Answers to HEAD say nothing but in their headers.
  if (!response.ok && operation.method !== 'HEAD') return checkError(text, requestId)
  // A part of bytes is answered as such.
  if (operation.produces === 'bytes' && [200, 206].includes(response.status)) return
  if (response.status !== operation.status)
    throw new Error(`${operation.id} answered ${response.status} instead of ${operation.status}`)
  if (!operation.response) {
    if (text !== '') throw new Error(`${operation.id} answered a body where there should be none: ${text}`)
    return
  }
  const parsed = z.safeParse(strictly(operation.response), fromWire(JSON.parse(text)))
  if (!parsed.success) throw new Error(`${operation.id} answered ${text}, but: ${z.prettifyError(parsed.error)}`)
}
