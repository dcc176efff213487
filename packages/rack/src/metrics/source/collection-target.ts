import type { VirtualResourceCounts } from '@plenum/api'
import { COLLECTION_PERIOD } from '../history/provisioning-step.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Series } from '../source.ts'
import { uuid } from './family.ts'
import type { Family } from './family.ts'
import { gaugeSeries } from './gauge.ts'

type Step = Documents['provisioningStep']

/** Which of the counts a metric is of. */
export const countOf = {
  cpus_provisioned: 'cpus',
  ram_provisioned: 'memory',
  virtual_disk_space_provisioned: 'storage',
} as const satisfies Record<string, keyof VirtualResourceCounts>

function isProvisioned(metric: string): metric is keyof typeof countOf {
  return Object.hasOwn(countOf, metric)
}

/** The last of some steps, in order, that began by a time. */
function stepAt(steps: readonly Step[], time: number): Step | undefined {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((steps[middle]?.at ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return steps[low - 1]
}

/** What was provisioned to whom, for as long as there is history and an account. */
export const collectionTarget: Family = async (metric, keep, { reader, now }) => {
  const series: Series[] = []
  for (const { id } of isProvisioned(metric) ? await listAll(reader, 'provisioning', {}) : []) {
    const fields = { id: uuid(id) }
    if (!keep(fields)) continue
    const steps = await listAll(reader, 'provisioningStep', { parent: id, order: 'name_ascending' })
    const [first] = steps
    if (!first || !isProvisioned(metric)) continue
    const count = countOf[metric]
    const epoch = {
      start: first.at - COLLECTION_PERIOD,
      end: now.getTime(),
      at: (time: number) => stepAt(steps, time)?.[count] ?? 0,
    }
    series.push(gaugeSeries(fields, COLLECTION_PERIOD, [epoch]))
  }
  return series
}
