import type { Instance } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** The page of an instance: which one, as its URL says. */
export interface InstanceParams {
  project: string
  instance: string
}

export function instanceQuery({ project, instance }: InstanceParams) {
  return query('instanceView', { params: { instance }, query: { project } })
}

export function instanceDisksQuery({ project, instance }: InstanceParams) {
  return query('instanceDiskList', { params: { instance }, query: { project } })
}

export function instanceNicsQuery({ project, instance }: InstanceParams) {
  return query('instanceNetworkInterfaceList', { query: { instance, project } })
}

export function instancesOf(project: string): ListSource<Instance> {
  return { page: (page) => query('instanceList', { query: { project, ...page } }) }
}

/** Every instance of a project, for the names of those that other things are attached to. */
export function allInstances(project: string) {
  return wholeList(instancesOf(project))
}
