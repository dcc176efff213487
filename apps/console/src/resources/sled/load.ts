import type { Sled, SledInstance } from '@plenum/api'

/** What the instances on a sled take of it. */
export interface SledLoad {
  instances: number
  threads: number
  /** Bytes. */
  memory: number
  /** Of the scarcer of the two, 0 to 100. */
  percent: number
}

const share = (used: number, usable: number) => (usable > 0 ? Math.min(100, (100 * used) / usable) : 0)

/** How much of a sled is taken. A vCPU takes one thread. */
export function loadOf(
  sled: Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>,
  instances: readonly Pick<SledInstance, 'ncpus' | 'memory'>[],
): SledLoad {
  const threads = instances.reduce((sum, { ncpus }) => sum + ncpus, 0)
  const memory = instances.reduce((sum, instance) => sum + instance.memory, 0)
  return {
    instances: instances.length,
    threads,
    memory,
    percent: Math.max(share(threads, sled.usableHardwareThreads), share(memory, sled.usablePhysicalRam)),
  }
}
