import { query } from '../../api/query.ts'
import type { InstanceParams } from '../instance/queries.ts'

export function externalIpsQuery({ project, instance }: InstanceParams) {
  return query('instanceExternalIpList', { params: { instance }, query: { project } })
}

/** What is stale once an instance has another external IP, or one less. */
export const externalIpRefreshes = [
  'instanceExternalIpList',
  'floatingIpList',
  'floatingIpView',
  'ipPoolUtilizationView',
] as const
