import { createClient, operations } from '@plenum/api'
import type { ApiResult, CallInput, OperationId, Operations, ResultOf, Transport } from '@plenum/api'
import { checkAnswer } from './check-answer.ts'

export const ORIGIN = 'http://rack.test'

/** A refusal as tests compare it; `code` is undefined where the body has none. */
export interface Refused {
  status: number
  code: string | undefined
  message: string
}

type Ask<Id extends OperationId> = CallInput<Operations[Id]>
type Answer<Id extends OperationId> = ResultOf<Operations[Id]>

/** The value of what must have worked. */
export function valueOf<T>(what: string, result: ApiResult<T>): T {
  if (result.type === 'success') return result.data
  throw new Error(`${what} was to work, but: ${JSON.stringify(result.type === 'error' ? result.error : result.text)}`)
}

/** The refusal of what must not have worked. */
export function refusalOf(what: string, result: ApiResult<unknown>): Refused {
  if (result.type !== 'error') throw new Error(`${what} was to be refused, but it worked: ${JSON.stringify(result)}`)
  return { status: result.status, code: result.error.errorCode, message: result.error.message }
}

/** Someone who uses the API, with or without a session. Every answer is checked to be of the shape that is promised. */
export class Caller {
  /** Sends a request as it is, but for the session. */
  readonly raw: Transport

  constructor(raw: Transport) {
    this.raw = raw
  }

  async call<Id extends OperationId>(id: Id, input: Ask<Id>): Promise<ApiResult<Answer<Id>>> {
    let wrong: unknown
    const transport: Transport = async (request) => {
      const response = await this.raw(request)
      await checkAnswer(operations[id], response.clone()).catch((error: unknown) => {
        wrong = error
      })
      return response
    }
    const result = await createClient<Operations>(operations, transport, ORIGIN)(id, input)
    if (wrong !== undefined) throw wrong
    return result
  }

  /** The value of a call that must work. */
  async does<Id extends OperationId>(id: Id, input: Ask<Id>): Promise<Answer<Id>> {
    return valueOf(id, await this.call(id, input))
  }

  /** The refusal of a call that must not work. */
  async isRefused<Id extends OperationId>(id: Id, input: Ask<Id>): Promise<Refused> {
    return refusalOf(id, await this.call(id, input))
  }
}
