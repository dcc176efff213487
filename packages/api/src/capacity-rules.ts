import { GiB } from './bytes.ts'

/** vCPUs, bytes of memory, bytes of storage. */
export interface Amounts {
  cpus: number
  memory: number
  storage: number
}

/** What capacity is reckoned from. */
interface CountedSled {
  policy: { kind: 'in_service'; provisionPolicy: 'provisionable' | 'non_provisionable' } | { kind: 'expunged' }
  state: 'active' | 'decommissioned'
  usableHardwareThreads: number
  usablePhysicalRam: number
}

/** The share of a sled that tenants can have; the platform itself needs the rest. */
export const TENANT_SHARE = 0.7

/** Storage in a sled, in TB as makers of disks count, and what a TB is of a TiB. */
const SLED_STORAGE_TB = 32
const TIB_PER_TB = 0.909

const TiB = 1024 * GiB

/** Whether a sled counts at all: what is not in service holds nothing. */
export function isInService({ policy, state }: Pick<CountedSled, 'policy' | 'state'>): boolean {
  return policy.kind === 'in_service' && state === 'active'
}

/** Whether new instances and disks are placed on a sled. */
export function isProvisionable({ policy, state }: Pick<CountedSled, 'policy' | 'state'>): boolean {
  return policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable' && state === 'active'
}

/** What tenants can have of these sleds together: whole vCPUs, GiB and TiB, rounded up. Only those in service count. */
export function tenantCapacity(sleds: readonly CountedSled[]): Amounts {
  const counted = sleds.filter(isInService)
  const total = (of: (sled: CountedSled) => number) => counted.reduce((sum, sled) => sum + of(sled), 0)
  return {
    cpus: Math.ceil(TENANT_SHARE * total((sled) => sled.usableHardwareThreads)),
    memory: Math.ceil((TENANT_SHARE * total((sled) => sled.usablePhysicalRam)) / GiB) * GiB,
    storage: Math.ceil(TENANT_SHARE * counted.length * SLED_STORAGE_TB * TIB_PER_TB) * TiB,
  }
}

/** What a share in use is called: nothing up to two thirds, then a warning, then more than that. */
export type Fullness = 'fine' | 'filling' | 'nearly full' | 'full'

const FILLING_PERCENT = 66
const NEARLY_FULL_PERCENT = 75

/** How full something is. What holds nothing and has nothing in it is fine; what holds nothing and has, is full. */
export function fullness(used: number, capacity: number): Fullness {
  if (used <= 0) return 'fine'
  if (used >= capacity) return 'full'
  const percent = (100 * used) / capacity
  if (percent > NEARLY_FULL_PERCENT) return 'nearly full'
  return percent > FILLING_PERCENT ? 'filling' : 'fine'
}

/** How many times over something is promised: at 1.5 by half more than there is. Of nothing there is no such number. */
export function oversubscription(promised: number, capacity: number): number | undefined {
  return capacity > 0 ? promised / capacity : undefined
}
