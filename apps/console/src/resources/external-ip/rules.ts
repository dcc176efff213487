import { capitalise } from '@plenum/api/errors'
import { whyNotExternalIp } from '@plenum/api/external-ip-rules'
import { instanceLimits } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import type { ExternalIp } from '@plenum/api'

/** What decides whether an instance can have another external IP. */
export interface Situation {
  state: InstanceState
  ips: readonly Pick<ExternalIp, 'kind'>[]
  /** How many network interfaces it has. */
  nics: number
}

function whyNoRoom({ ips, nics }: Situation): string | undefined {
  if (nics === 0) return 'External IPs need a network interface'
  return ips.length >= instanceLimits.externalIps
    ? `An instance can have at most ${instanceLimits.externalIps} external IPs`
    : undefined
}

function whyNotNow(action: 'attach' | 'detach', kind: ExternalIp['kind'], state: InstanceState): string | undefined {
  const reason = whyNotExternalIp(action, kind, state)
  return reason && capitalise(reason)
}

/** Why no ephemeral IP can be attached; undefined when one can. How many pools there are is not told to everybody. */
export function whyNotAttachEphemeral(situation: Situation, pools: number | undefined): string | undefined {
  if (situation.ips.some(({ kind }) => kind === 'ephemeral')) return 'It has an ephemeral IP already'
  return (
    whyNoRoom(situation) ??
    (pools === 0 ? 'No IP pool is linked to this silo' : whyNotNow('attach', 'ephemeral', situation.state))
  )
}

/** Why no floating IP can be attached; undefined when one can. `free` are those that are attached to nothing. */
export function whyNotAttachFloating(situation: Situation, free: number): string | undefined {
  return (
    whyNoRoom(situation) ??
    (free === 0
      ? 'There is no unattached floating IP in this project'
      : whyNotNow('attach', 'floating', situation.state))
  )
}

/** Why an external IP cannot be detached; undefined when it can. */
export function whyNotDetach({ kind }: Pick<ExternalIp, 'kind'>, state: InstanceState): string | undefined {
  return whyNotNow('detach', kind, state)
}
