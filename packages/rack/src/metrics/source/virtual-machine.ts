import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { KnownIds, Series, SeriesFields } from '../source.ts'
import { between, seedOf } from './chance.ts'
import { counterSeries } from './counter.ts'
import type { CounterEpoch } from './counter.ts'
import { CPU_PERIOD, PERIOD } from './epoch.ts'
import { string, u32, uuid } from './family.ts'
import type { Family, Surroundings } from './family.ts'

type Run = Documents['vmRun']

/** The largest part of a virtual CPU's time that each state but idle takes; together less than all of it. */
const most = { emulation: 0.04, run: 0.9, waiting: 0.04 } as const
const states = ['emulation', 'idle', 'run', 'waiting'] as const
type State = (typeof states)[number]

/** Microseconds, so that years of them stay exact. */
const NANOSECONDS = 1000

function busyIn(state: keyof typeof most, run: Run, vcpu: number, around: Surroundings): (time: number) => number {
  const part = most[state] * between(0.7, 1, seedOf(run.instanceId), vcpu, 1)
  const done = around.ofRun(run).branch(`${state} ${vcpu}`)
  return (time) => Math.floor(1000 * part * done(time))
}

/** Time in a state so far, in microseconds: that of all states together is what has passed. */
function timeIn(state: State, run: Run, vcpu: number, around: Surroundings): (time: number) => number {
  if (state !== 'idle') return busyIn(state, run, vcpu, around)
  const busy = (['emulation', 'run', 'waiting'] as const).map((each) => busyIn(each, run, vcpu, around))
  const start = run.timeStarted.getTime()
  return (time) => busy.reduce((rest, spent) => rest - spent(time), (time - start) * 1000)
}

function epochsOf(runs: readonly Run[], around: Surroundings, at: (run: Run) => CounterEpoch['at']): CounterEpoch[] {
  return runs.map((run) => ({ start: run.timeStarted.getTime(), end: around.endOf(run), at: at(run) }))
}

function resetsUntil({ resets }: Run): (time: number) => number {
  return (time) => resets.filter((reset) => reset <= time).length
}

/** The runs of one instance on one sled are one series of fields. */
async function machines(
  around: Surroundings,
  known: KnownIds,
): Promise<{ fields: SeriesFields; runs: readonly Run[] }[]> {
  const sleds = new Map((await listAll(around.reader, 'sled', {})).map((sled) => [sled.id, sled]))
  const runs = await around.runs({ instance: known['instance_id'], project: known['project_id'] })
  return [...Map.groupBy(runs, (run) => `${run.instanceId} ${run.sledId}`).values()].flatMap((same) => {
    const [run] = same
    const sled = run && sleds.get(run.sledId)
    if (!sled) return []
    const fields = {
      instance_id: uuid(run.instanceId),
      project_id: uuid(run.projectId),
      silo_id: uuid(run.siloId),
      sled_id: uuid(run.sledId),
      sled_model: string(sled.baseboard.part),
      sled_revision: u32(sled.baseboard.revision),
      sled_serial: string(sled.baseboard.serial),
    }
    return [{ fields, runs: same }]
  })
}

export const virtualMachine: Family = async (metric, keep, around, known) => {
  const series: Series[] = []
  for (const { fields, runs } of await machines(around, known)) {
    if (metric !== 'vcpu_usage') {
      const at = metric === 'reset' ? resetsUntil : () => () => 0
      if (keep(fields)) series.push(counterSeries(fields, PERIOD, epochsOf(runs, around, at)))
      continue
    }
    const vcpus = Math.max(...runs.map(({ ncpus }) => ncpus))
    for (let vcpu = 0; vcpu < vcpus; vcpu++)
      for (const state of states) {
        const all = { ...fields, state: string(state), vcpu_id: u32(vcpu) }
        const having = runs.filter(({ ncpus }) => vcpu < ncpus)
        const epochs = () => epochsOf(having, around, (run) => timeIn(state, run, vcpu, around))
        if (keep(all)) series.push(counterSeries(all, CPU_PERIOD, epochs(), NANOSECONDS))
      }
  }
  return series
}
