import type { InstanceState } from './instance-rules.ts'

/** When the external IP addresses of an instance may change, be they ephemeral or floating. */

/** What comes of asking: it happens at once, it can be asked again once the instance has settled, or it is refused. */
type Outcome = 'done' | 'later' | 'refused'

const outcomes = {
  stopped: 'done',
  running: 'done',
  rebooting: 'done',
  starting: 'later',
  stopping: 'later',
  migrating: 'later',
  repairing: 'later',
  creating: 'refused',
  failed: 'refused',
  destroyed: 'refused',
} as const satisfies Record<InstanceState, Outcome>

export function externalIpOutcome(state: InstanceState): Outcome {
  return outcomes[state]
}

/** Why an external IP cannot be attached to, or detached from, an instance in a state; undefined when it can. */
export function whyNotExternalIp(
  action: 'attach' | 'detach',
  kind: 'ephemeral' | 'floating',
  state: InstanceState,
): string | undefined {
  switch (outcomes[state]) {
    case 'done':
      return undefined
    case 'later':
      return `Wait until the instance is no longer ${state}`
    case 'refused':
      if (state === 'creating') return 'cannot modify instance IPs, instance is still being created'
      return `cannot ${action} ${kind} IP ${action === 'attach' ? 'to' : 'from'} instance in ${state} state`
  }
}
