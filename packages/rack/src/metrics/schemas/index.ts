import type { TimeseriesSchema } from '@plenum/api'
import { compareText } from '../../store/sorted.ts'
import { collectionTarget, hardwareComponent, httpService } from './fleet.ts'
import { bfdSession, bgpSession, sledDataLink, switchDataLink } from './network.ts'
import { projectTargets } from './project.ts'
import { schemasOf } from './target.ts'

const targets = [
  ...projectTargets,
  collectionTarget,
  hardwareComponent,
  httpService,
  sledDataLink,
  switchDataLink,
  bgpSession,
  bfdSession,
] as const

/** Of everything that is measured, by name. */
export const timeseriesSchemas: readonly TimeseriesSchema[] = targets
  .flatMap(schemasOf)
  .toSorted((a, b) => compareText(a.timeseriesName, b.timeseriesName))

const byName = new Map(timeseriesSchemas.map((schema) => [schema.timeseriesName, schema]))

/** The schema of that name (`target:metric`). */
export function timeseriesSchema(name: string): TimeseriesSchema | undefined {
  return byName.get(name)
}
