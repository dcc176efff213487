import { GiB } from './bytes.ts'

/** What an instance may be and what may be done to it: one table for buttons, tooltips and endpoints alike. */

export const instanceStates = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
] as const
export type InstanceState = (typeof instanceStates)[number]

/** The states in which an action is offered (specification, section 4). */
export const instanceActions = {
  start: { from: ['stopped', 'failed'], means: 'be started' },
  stop: { from: ['running', 'starting', 'rebooting', 'failed'], means: 'be stopped' },
  reboot: { from: ['running'], means: 'be rebooted' },
  delete: { from: ['stopped', 'failed'], means: 'be deleted' },
  resize: { from: ['stopped', 'failed', 'creating'], means: 'be resized' },
  updateBootDisk: { from: ['stopped', 'failed', 'creating'], means: 'change their boot disk' },
  attachDisk: { from: ['creating', 'stopped'], means: 'have disks attached' },
  detachDisk: { from: ['creating', 'stopped', 'failed'], means: 'have disks detached' },
  updateNic: { from: ['stopped'], means: 'change their network interfaces' },
  serialConsole: {
    from: ['running', 'rebooting', 'migrating', 'repairing'],
    means: 'be reached over the serial console',
  },
  addToAffinityGroup: { from: ['stopped'], means: 'be added to an affinity group' },
} as const satisfies Record<string, { from: readonly InstanceState[]; means: string }>
export type InstanceAction = keyof typeof instanceActions

function listed(states: readonly string[]): string {
  return states.length < 2 ? states.join('') : `${states.slice(0, -1).join(', ')} or ${states.at(-1)}`
}

/** Why `action` is not offered for an instance in `state`; `undefined` when it is. */
export function whyNotInstance(action: InstanceAction, state: InstanceState): string | undefined {
  const { from, means }: { from: readonly InstanceState[]; means: string } = instanceActions[action]
  return from.includes(state) ? undefined : `Only instances that are ${listed(from)} can ${means}`
}

/** States that an instance leaves by itself. */
export const transitionalInstanceStates: readonly InstanceState[] = ['creating', 'starting', 'stopping', 'rebooting']

export function isTransitional(state: InstanceState): boolean {
  return transitionalInstanceStates.includes(state)
}

/** No VM exists: what holds a machine's shape (size, boot disk, interfaces) may be changed. */
export function isHalted(state: InstanceState): boolean {
  return state === 'creating' || state === 'stopped' || state === 'failed'
}

export const instanceLimits = {
  vcpus: 64,
  memoryMin: GiB,
  memoryMax: 1536 * GiB,
  /** Boot disk included. */
  disks: 8,
  nics: 8,
  externalIps: 32,
  sshKeys: 100,
  userDataBytes: 32 * 1024,
} as const

/** Why an instance cannot have so many vCPUs; `undefined` when it can. */
export function whyNotVcpus(ncpus: number): string | undefined {
  if (ncpus < 1) return 'an instance needs at least one vCPU'
  if (ncpus > instanceLimits.vcpus) return `cannot have more than ${instanceLimits.vcpus} vCPUs per instance`
  return undefined
}

/** Why an instance cannot have that much memory (bytes); `undefined` when it can. */
export function whyNotMemory(bytes: number): string | undefined {
  if (bytes < instanceLimits.memoryMin) return 'memory must be at least 1 GiB'
  if (bytes % GiB !== 0) return 'memory must be divisible by 1 GiB'
  if (bytes > instanceLimits.memoryMax) return 'memory must be less than or equal to 1536 GiB'
  return undefined
}

interface AutoRestart {
  runState: InstanceState
  autoRestartEnabled: boolean
  autoRestartCooldownExpiration?: Date | null | undefined
}

/** Failed, allowed to restart by itself, and not waiting for a cooldown. */
export function isEligibleForAutoRestart(instance: AutoRestart, now: Date): boolean {
  const until = instance.autoRestartCooldownExpiration
  return instance.runState === 'failed' && instance.autoRestartEnabled && (!until || until <= now)
}
