import { DuplicateError } from '../store/store.ts'
import type { Store, Transaction } from '../store/store.ts'
import type { Asserted } from './saml-assertion.ts'
import { refuseResponse } from './saml-refusal.ts'
import { CLOCK_SKEW, ISSUE_DELAY } from './saml-times.ts'
import { digestOf } from './secret.ts'

/** Takes an assertion for used. Throws a refusal when it was before, by whichever process and however long ago. */
export async function claimAssertion(
  tx: Transaction,
  providerId: string,
  { assertionId, issued }: Asserted,
): Promise<void> {
  // Once it is too old to be accepted, it need not be known any more; the clocks of several processes may differ.
  const expiresAt = issued.getTime() + ISSUE_DELAY + CLOCK_SKEW
  try {
    await tx.insert('samlAssertion', { id: digestOf(`${providerId} ${assertionId}`), providerId, expiresAt })
  } catch (error) {
    throw error instanceof DuplicateError ? refuseResponse('it has been used before') : error
  }
}

/** Forgets assertions that are too old to be accepted anyhow, some at a time. */
export async function sweepAssertions(store: Store, now: Date): Promise<void> {
  const where = { index: 'expiresAt', atMost: now.getTime() } as const
  const ended = await store.read((tx) => tx.list('samlAssertion', { where, limit: 100 }))
  if (ended.length === 0) return
  await store.write(async (tx) => {
    for (const { id } of ended) await tx.delete('samlAssertion', id)
  })
}
