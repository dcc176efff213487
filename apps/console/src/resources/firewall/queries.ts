import { query } from '../../api/query.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** All rules of a VPC, by name. */
export function firewallQuery({ project, vpc }: VpcParams) {
  return query('vpcFirewallRulesView', { query: { project, vpc } })
}
