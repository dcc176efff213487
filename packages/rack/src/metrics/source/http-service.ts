import { operations } from '@plenum/api'
import type { OperationId } from '@plenum/api'
import { listAll } from '../../store/list-all.ts'
import type { Series } from '../source.ts'
import { between, seedOf } from './chance.ts'
import { histogramSeries } from './distribution.ts'
import { PERIOD } from './epoch.ts'
import { string, uuid } from './family.ts'
import type { Family } from './family.ts'
import { Pattern } from './pattern.ts'

/** The one part of the control plane that is asked from outside. */
const SERVICE = { id: '001de000-1334-4000-8000-00000000a710', name: 'control-plane' } as const

/** Requests a second, about, when everybody is at work. */
const usage: Readonly<Partial<Record<OperationId, number>>> = {
  currentUserView: 0.4,
  diskList: 0.3,
  instanceDiskList: 0.3,
  instanceList: 0.9,
  instanceStart: 0.01,
  instanceStop: 0.01,
  instanceView: 1.2,
  projectList: 0.5,
  siloUtilizationList: 0.05,
  vpcList: 0.1,
}

/** Where bins begin, in seconds, and how many of all answers take so long. */
const bins = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5] as const
const shares = [0.04, 0.12, 0.26, 0.24, 0.14, 0.1, 0.05, 0.03, 0.01, 0.01, 0, 0] as const

/** The statuses that an operation is answered with, and for which part of the requests. */
function statuses(id: OperationId): readonly { status: number; part: number }[] {
  const isOfOneThing = /View|Start|Stop/.test(id)
  const good = { status: operations[id].status, part: 0.97 }
  return isOfOneThing ? [good, { status: 404, part: 0.02 }] : [good, { status: 401, part: 0.01 }]
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

export const httpService: Family = async (_metric, keep, around) => {
  const [rack] = await listAll(around.reader, 'rack', {})
  const series: Series[] = []
  for (const [id, perSecond] of rack ? Object.entries(usage) : [])
    for (const { status, part } of isOperation(id) && rack ? statuses(id) : []) {
      const fields = {
        id: uuid(SERVICE.id),
        name: string(SERVICE.name),
        operation_id: string(id),
        status_code: { type: 'i64', value: status } as const,
      }
      if (!rack || !keep(fields)) continue
      const seed = seedOf(`${id} ${status}`)
      const done = around.workload(SERVICE.id, SERVICE.id, 0.3, rack.timeCreated).branch(`${id} ${status}`)
      const perMillisecond = (part * perSecond * between(2, 4, seed, 1)) / 1000
      const pattern = new Pattern(shares, seed)
      const at = (time: number) => pattern.counts(Math.floor(perMillisecond * done(time)))
      const epoch = { start: rack.timeCreated.getTime(), end: around.horizon, at }
      series.push(histogramSeries(fields, PERIOD, bins, [epoch]))
    }
  return series
}
