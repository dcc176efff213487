import type { Tone } from '@plenum/ui'
import type { Sled } from '@plenum/api'

/** The lamp of a sled, and the word that says the same. */
export function sledLook({ policy, state }: Pick<Sled, 'policy' | 'state'>): { tone: Tone; word: string } {
  if (state === 'decommissioned') return { tone: 'idle', word: 'decommissioned' }
  if (policy.kind === 'expunged') return { tone: 'danger', word: 'expunged' }
  return policy.provisionPolicy === 'provisionable'
    ? { tone: 'ok', word: 'provisionable' }
    : { tone: 'notice', word: 'not provisionable' }
}
