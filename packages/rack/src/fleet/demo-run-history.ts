import { isHalted } from '@plenum/api'
import { runId, runOf } from '../metrics/history/vm-run.ts'
import { between, seedOf } from '../metrics/source/chance.ts'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Transaction } from '../store/store.ts'
import type { InstanceData } from './demo-data.ts'

type Instance = Documents['instance']
interface Life {
  start: number
  end: number | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Instances whose names differ in the last digit only were made together, and together they are maintained. */
function batchOf(name: string): number {
  return seedOf(name.replace(/\d$/, ''))
}

/** How long ago an instance was made: weeks, unless its project is younger than that or it has only just begun. */
export function hoursOld(data: InstanceData, projectHoursOld: number): number {
  if (data.state === 'creating') return data.hoursInState + 1
  const weeks = between(24, 55, batchOf(data.name), 1) * 24
  return Math.max(data.hoursInState + 1, Math.min(weeks, projectHoursOld - 2))
}

/** The run that the state of an instance comes of; undefined when it never had one. */
function lastRun({
  id,
  runState,
  timeRunStateUpdated,
  timeLastAutoRestarted,
  timeCreated,
}: Instance): Life | undefined {
  const since = timeRunStateUpdated.getTime()
  if (runState === 'creating') return undefined
  if (runState === 'running' || runState === 'starting') return { start: since, end: null }
  const before = since - between(1, 6, seedOf(id), 2) * DAY
  const start = Math.max(timeLastAutoRestarted?.getTime() ?? before, timeCreated.getTime())
  return { start, end: isHalted(runState) ? since : null }
}

/** When a batch was stopped and started again, the last time first. */
function restartsOf(batch: number, now: Date): { stopped: number; started: number }[] {
  return [1, 2, 3, 4].map((number) => {
    const stopped = Math.round(now.getTime() - (number * 11 + between(-4, 4, batch, number, 1)) * DAY)
    return { stopped, started: Math.round(stopped + between(0.05, 9, batch, number, 2) * HOUR) }
  })
}

/** The runs of an instance since it was made, the last one first. */
function livesOf(instance: Instance, now: Date): Life[] {
  const last = lastRun(instance)
  if (!last) return []
  const born = instance.timeCreated.getTime()
  const lives = [last]
  let end = last.start - 4 * MINUTE
  for (const { stopped, started } of restartsOf(batchOf(instance.name), now)) {
    if (started >= end) continue
    lives.push({ start: Math.max(born, started), end })
    end = stopped
  }
  lives.push({ start: born, end })
  return lives.filter(({ start, end }) => end === null || end - start > MINUTE)
}

/** Writes down when the instances of a project, which are on their sleds by now, have run. */
export async function addRuns(tx: Transaction, project: Documents['project'], now: Date): Promise<void> {
  const [anySled] = await listAll(tx, 'sled', {})
  for (const instance of await listAll(tx, 'instance', { parent: project.id })) {
    // Where one that is stopped has run, nobody has written down.
    const sledId = instance.sledId ?? anySled?.id ?? null
    const reset = instance.runState === 'rebooting' ? [instance.timeRunStateUpdated.getTime()] : []
    const run = await runOf(tx, { ...instance, sledId }, project.siloId, now)
    for (const { start, end } of livesOf(instance, now)) {
      const times = { timeStarted: new Date(start), timeEnded: end === null ? null : new Date(end) }
      await tx.insert('vmRun', { ...run, id: runId(instance.id, start), ...times, resets: end === null ? reset : [] })
    }
  }
}
