import type { Documents } from '../../store/kinds.ts'
import type { KnownIds, Series, SeriesFields } from '../source.ts'
import { counterSeries } from './counter.ts'
import { diskActivity, ioKinds, latencyBins, sizeBins } from './disk-activity.ts'
import type { DiskActivity, IoKind } from './disk-activity.ts'
import { histogramSeries } from './distribution.ts'
import { PERIOD } from './epoch.ts'
import { string, u32, uuid } from './family.ts'
import type { Family, Surroundings } from './family.ts'

type Run = Documents['vmRun']

const counters: Readonly<Record<string, (activity: DiskActivity) => (time: number) => number>> = {
  bytes_read: ({ bytes }) => bytes('read'),
  bytes_written: ({ bytes }) => bytes('write'),
  flushes: ({ operations }) => operations('flush'),
  reads: ({ operations }) => operations('read'),
  writes: ({ operations }) => operations('write'),
}
const failures: Readonly<Record<string, IoKind>> = {
  failed_flushes: 'flush',
  failed_reads: 'read',
  failed_writes: 'write',
}

interface Attached {
  diskId: string
  fields: SeriesFields
  runs: readonly Run[]
}

/** Disks while what they are attached to runs: which ones these are is fixed for a run. */
async function attachedDisks(around: Surroundings, known: KnownIds): Promise<Attached[]> {
  const runs = await around.runs({ instance: known['attached_instance_id'], project: known['project_id'] })
  const attached = runs.flatMap((run) => run.disks.map((disk) => ({ run, disk })))
  const byPair = Map.groupBy(attached, ({ run, disk }) => `${run.instanceId} ${disk.id}`)
  return [...byPair.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { run, disk } = first
    const fields = {
      attached_instance_id: uuid(run.instanceId),
      block_size: u32(disk.blockSize),
      disk_id: uuid(disk.id),
      project_id: uuid(run.projectId),
      silo_id: uuid(run.siloId),
    }
    return [{ diskId: disk.id, fields, runs: same.map(({ run }) => run) }]
  })
}

function counterOf(
  { diskId, runs }: Attached,
  fields: SeriesFields,
  around: Surroundings,
  at: (typeof counters)[string],
) {
  const epochs = runs.map((run) => ({
    start: run.timeStarted.getTime(),
    end: around.endOf(run),
    at: at(diskActivity(run, diskId, around)),
  }))
  return counterSeries(fields, PERIOD, epochs)
}

function histogramOf({ diskId, runs }: Attached, fields: SeriesFields, around: Surroundings, by: string, kind: IoKind) {
  const epochs = runs.map((run) => {
    const activity = diskActivity(run, diskId, around)
    const at = by === 'io_size' ? activity.bySize(kind) : activity.byLatency(kind)
    return { start: run.timeStarted.getTime(), end: around.endOf(run), at }
  })
  return histogramSeries(fields, PERIOD, by === 'io_size' ? sizeBins : latencyBins, epochs)
}

export const virtualDisk: Family = async (metric, keep, around, known) => {
  const series: Series[] = []
  for (const disk of await attachedDisks(around, known)) {
    const counter = counters[metric]
    const failed = failures[metric]
    if (counter) {
      if (keep(disk.fields)) series.push(counterOf(disk, disk.fields, around, counter))
    } else if (failed) {
      const fields = { ...disk.fields, failure_reason: string('io_error') }
      if (keep(fields)) series.push(counterOf(disk, fields, around, (activity) => activity.failures(failed)))
    } else
      for (const kind of ioKinds) {
        // A flush has no size.
        if (metric === 'io_size' && kind === 'flush') continue
        const fields = { ...disk.fields, io_kind: string(kind) }
        if (keep(fields)) series.push(histogramOf(disk, fields, around, metric, kind))
      }
  }
  return series
}
