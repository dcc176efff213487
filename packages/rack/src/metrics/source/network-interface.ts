import type { Series } from '../source.ts'
import { counterSeries } from './counter.ts'
import { PERIOD } from './epoch.ts'
import { uuid } from './family.ts'
import type { Family } from './family.ts'
import { traffic } from './traffic.ts'

/** Packets a second of an interface that is wholly busy. */
const RATES = [200, 9000] as const

/** Interfaces while their instance runs: which ones these are is fixed for a run. */
export const instanceNetworkInterface: Family = async (metric, keep, around, known) => {
  const series: Series[] = []
  const runs = await around.runs({ instance: known['instance_id'], project: known['project_id'] })
  const having = runs.flatMap((run) => run.interfaceIds.map((id) => ({ id, run })))
  for (const [id, same] of Map.groupBy(having, (each) => each.id)) {
    const [first] = same
    if (!first) continue
    const { run } = first
    const fields = {
      instance_id: uuid(run.instanceId),
      interface_id: uuid(id),
      project_id: uuid(run.projectId),
      silo_id: uuid(run.siloId),
    }
    if (!keep(fields)) continue
    const epochs = same.map(({ run }) => ({
      start: run.timeStarted.getTime(),
      end: around.endOf(run),
      at: traffic(metric, id, around.ofRun(run), RATES),
    }))
    series.push(counterSeries(fields, PERIOD, epochs))
  }
  return series
}
