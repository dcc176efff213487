import type { InstanceState } from '@plenum/api/instance-rules'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query.ts'
import { instanceQuery } from '../queries.ts'
import type { InstanceParams } from '../queries.ts'

/** What is known of an instance whose serial console cannot be had. */
export interface Diagnosis {
  runState: InstanceState
  /** Why it will not be had however often one tries. */
  refusal?: string
}

/** A browser does not say what a socket was refused with; an ordinary request for the same is told. */
async function refusalOf({ project, instance }: InstanceParams): Promise<string | undefined> {
  try {
    await call('instanceSerialConsoleStream', { params: { instance }, query: { project } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) return 'You may see this instance, but not use its serial console'
    if (error.status === 404) return error.message
  }
  return undefined
}

/**
 * Finds out why the connection to an instance's serial console ended. Rejects when the server does not answer; a session
 * that is lost leads to sign-in, as with every call.
 *
 * @param asksWhy whether it may have been refused, and not just lost
 */
export async function diagnose(params: InstanceParams, asksWhy: boolean): Promise<Diagnosis> {
  const { runState } = await queryClient.fetchQuery({ ...instanceQuery(params), staleTime: 0 })
  const refusal = asksWhy ? await refusalOf(params) : undefined
  return { runState, ...(refusal !== undefined && { refusal }) }
}
