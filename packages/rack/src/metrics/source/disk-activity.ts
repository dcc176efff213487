import type { Documents } from '../../store/kinds.ts'
import { between, chance, seedOf } from './chance.ts'
import type { Surroundings } from './family.ts'
import { Pattern } from './pattern.ts'

type Run = Documents['vmRun']

export const ioKinds = ['flush', 'read', 'write'] as const
export type IoKind = (typeof ioKinds)[number]

/** Where bins of sizes begin, in bytes, and the sizes that there are. */
export const sizeBins = [0, 512, 4096, 16_384, 65_536, 262_144, 1_048_576] as const
const sizes = [0, 512, 4096, 16_384, 65_536, 262_144, 1_048_576] as const
/** Where bins of latencies begin, in nanoseconds. */
export const latencyBins = [
  0, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 50_000_000,
] as const

/** How many of all operations are so large; what a disk is used for decides which of these it is. */
const sizeShares = [
  [0, 0, 0.55, 0.3, 0.1, 0.05, 0],
  [0, 0, 0.1, 0.2, 0.35, 0.25, 0.1],
  [0, 0, 0.85, 0.1, 0.05, 0, 0],
] as const
/** How many of all operations take so long. */
const latencyShares = {
  flush: [0, 0, 0, 0.05, 0.1, 0.25, 0.3, 0.18, 0.09, 0.03, 0],
  read: [0, 0.1, 0.2, 0.3, 0.2, 0.1, 0.05, 0.03, 0.02, 0, 0],
  write: [0, 0, 0.06, 0.14, 0.3, 0.25, 0.13, 0.07, 0.03, 0.02, 0],
} as const
/** Operations in a second of being wholly busy, between which a disk has some. */
const rates = { flush: [2, 20], read: [40, 1200], write: [60, 900] } as const

/** What a guest does with a disk in a run. All counts are from the run's start. */
export interface DiskActivity {
  operations: (kind: IoKind) => (time: number) => number
  bytes: (kind: IoKind) => (time: number) => number
  bySize: (kind: IoKind) => (time: number) => number[]
  byLatency: (kind: IoKind) => (time: number) => number[]
  failures: (kind: IoKind) => (time: number) => number
}

export function diskActivity(run: Run, diskId: string, around: Surroundings): DiskActivity {
  const seed = seedOf(diskId)
  const workload = around.ofRun(run)
  const shares = sizeShares[Math.floor(chance(seed, 7) * sizeShares.length)] ?? sizeShares[0]
  const latencies = (kind: IoKind) => new Pattern(latencyShares[kind], seed ^ seedOf(kind))
  const pattern = new Pattern(shares, seed)
  const operations = (kind: IoKind) => {
    const done = workload.branch(`${kind} ${diskId}`)
    const [low, high] = rates[kind]
    const perMillisecond = between(low, high, seed, ioKinds.indexOf(kind)) / 1000
    return (time: number) => Math.floor(perMillisecond * done(time))
  }
  return {
    operations,
    bytes(kind) {
      const count = operations(kind)
      return kind === 'flush' ? () => 0 : (time) => pattern.weight(count(time), sizes)
    },
    bySize(kind) {
      const count = operations(kind)
      return (time) => pattern.counts(count(time))
    },
    byLatency(kind) {
      const count = operations(kind)
      const pattern = latencies(kind)
      return (time) => pattern.counts(count(time))
    },
    // One in some ten million fails, and of flushes none.
    failures(kind) {
      const count = operations(kind)
      const each = between(8e6, 3e7, seed, 8)
      return kind === 'flush' ? () => 0 : (time) => Math.floor(count(time) / each)
    },
  }
}
