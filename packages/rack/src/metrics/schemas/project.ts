import type { TimeseriesSchema } from '@plenum/api'
import { instanceNetworkInterface, virtualDisk, virtualMachine } from './compute.ts'
import { schemasOf } from './target.ts'

export const projectTargets = [virtualMachine, virtualDisk, instanceNetworkInterface] as const

/** What is measured in projects, for those who may not list the schemas. */
export const projectTimeseries: readonly TimeseriesSchema[] = projectTargets.flatMap(schemasOf)
