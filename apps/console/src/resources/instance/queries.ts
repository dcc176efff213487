import { query } from '../../api/query.ts'

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
