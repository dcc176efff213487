import type { VirtualResourceCounts } from '@plenum/api'

export type Resource = keyof VirtualResourceCounts

/** Instances that are all alike; amounts are those of one. */
export interface Demand extends VirtualResourceCounts {
  count: number
}

/** What is free on a sled that takes new instances. */
export interface Room {
  threads: number
  memory: number
}

export interface Supply {
  /** Of the silo. */
  quota: VirtualResourceCounts
  inUse: VirtualResourceCounts
  /** What all tenants together can have, and have. */
  capacity: VirtualResourceCounts
  provisioned: VirtualResourceCounts
  rooms: readonly Room[]
}

export interface Shortage {
  resource: Resource
  missing: number
}

export interface Fit {
  quota: readonly Shortage[]
  rack: readonly Shortage[]
  /** How many of them find a sled with room. */
  placed: number
  /** The largest room of each kind that one sled has. */
  largest: Room
}

const resources = ['cpus', 'memory', 'storage'] as const satisfies readonly Resource[]

function shortages(demand: Demand, limit: VirtualResourceCounts, taken: VirtualResourceCounts): Shortage[] {
  return resources.flatMap((resource) => {
    const asked = demand.count * demand[resource]
    const missing = taken[resource] + asked - limit[resource]
    // What is not asked for is not what lacks, though more may be taken than there is.
    return asked > 0 && missing > 0 ? [{ resource, missing: Math.min(missing, asked) }] : []
  })
}

function times(free: number, each: number): number {
  return each > 0 ? Math.max(0, Math.floor(free / each)) : Infinity
}

function placesOn({ threads, memory }: Room, demand: Demand): number {
  return Math.min(times(threads, demand.cpus), times(memory, demand.memory))
}

/**
 * Whether instances could be made and started: against the quota of their silo, against what tenants can have of the rack,
 * and by finding a sled for each as the control plane does, which asks for free threads and memory.
 */
export function fit(demand: Demand, { quota, inUse, capacity, provisioned, rooms }: Supply): Fit {
  const places = rooms.reduce((sum, room) => sum + placesOn(room, demand), 0)
  return {
    quota: shortages(demand, quota, inUse),
    rack: shortages(demand, capacity, provisioned),
    placed: Math.min(demand.count, places),
    largest: {
      threads: Math.max(0, ...rooms.map(({ threads }) => threads)),
      memory: Math.max(0, ...rooms.map(({ memory }) => memory)),
    },
  }
}

export function fits({ quota, rack, placed }: Fit, { count }: Demand): boolean {
  return quota.length === 0 && rack.length === 0 && placed === count
}
