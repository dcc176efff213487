import { Badge, Dash } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { PhysicalDisk, Sled } from '@plenum/api'

/** Of sleds and of physical disks, which have the same. */
type Kind = Sled['policy']['kind']
type State = PhysicalDisk['state']

export const policyWords: Record<Kind, string> = { in_service: 'In service', expunged: 'Expunged' }
export const stateWords: Record<State, string> = { active: 'Active', decommissioned: 'Decommissioned' }
export const provisionWords = { provisionable: 'Provisionable', non_provisionable: 'Not provisionable' } as const

const policyTones: Record<Kind, Tone> = { in_service: 'ok', expunged: 'idle' }
const stateTones: Record<State, Tone> = { active: 'ok', decommissioned: 'idle' }

export function PolicyBadge({ policy: { kind } }: { policy: { kind: Kind } }) {
  return <Badge tone={policyTones[kind]}>{policyWords[kind]}</Badge>
}

export function HardwareStateBadge({ state }: { state: State }) {
  return <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
}

/** Whether new instances and disks are placed there, in a word; undefined for what is out of service. */
export function provisionWord({ policy }: Pick<Sled, 'policy'>): string | undefined {
  return policy.kind === 'in_service' ? provisionWords[policy.provisionPolicy] : undefined
}

export function ProvisionBadge({ sled }: { sled: Pick<Sled, 'policy'> }) {
  if (sled.policy.kind === 'expunged') return <Dash />
  const { provisionPolicy } = sled.policy
  return <Badge tone={provisionPolicy === 'provisionable' ? 'ok' : 'notice'}>{provisionWords[provisionPolicy]}</Badge>
}
