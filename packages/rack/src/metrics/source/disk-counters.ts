import type { DiskMetricName, Measurement } from '@plenum/api'
import type { TimeSpan } from '../../http/time-page.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { diskActivity } from './disk-activity.ts'
import type { DiskActivity } from './disk-activity.ts'
import { firstAfter, lastUpTo, PERIOD } from './epoch.ts'
import { Surroundings } from './family.ts'

const counters: Readonly<Record<DiskMetricName, (activity: DiskActivity) => (time: number) => number>> = {
  activated: () => () => 1,
  flush: ({ operations }) => operations('flush'),
  read: ({ operations }) => operations('read'),
  read_bytes: ({ bytes }) => bytes('read'),
  write: ({ operations }) => operations('write'),
  write_bytes: ({ bytes }) => bytes('write'),
}

/** What a disk had done since it was last activated, at each sample within a span: the same numbers as in `virtual_disk`. */
export async function diskCounters(
  tx: Reader,
  now: Date,
  disk: Documents['disk'],
  metric: DiskMetricName,
  { from, to, order, limit }: TimeSpan,
): Promise<Measurement[]> {
  const around = new Surroundings(tx, now)
  const runs = await listAll(tx, 'vmRun', { where: { index: 'projectId', equals: disk.projectId } })
  const ofDisk = runs
    .filter(({ disks }) => disks.some(({ id }) => id === disk.id))
    .toSorted((a, b) => a.timeStarted.getTime() - b.timeStarted.getTime())
  const isBack = order === 'descending'
  const found: Measurement[] = []
  for (const run of isBack ? ofDisk.toReversed() : ofDisk) {
    const epoch = { start: run.timeStarted.getTime(), end: around.endOf(run) }
    const at = counters[metric](diskActivity(run, disk.id, around))
    const first = firstAfter(epoch, PERIOD, from - 1)
    const last = lastUpTo(epoch, PERIOD, to)
    for (let offset = 0; first + offset <= last && found.length < limit; offset++) {
      const time = epoch.start + (isBack ? last - offset : first + offset) * PERIOD
      const datum = { startTime: run.timeStarted, value: at(time) }
      found.push({ timestamp: new Date(time), datum: { type: 'cumulative_i64', datum } })
    }
  }
  return found
}
