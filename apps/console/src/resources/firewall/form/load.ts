import { queryClient } from '../../../api/query.ts'
import { allInstances } from '../../instance/queries.ts'
import { allSubnets } from '../../subnet/queries.ts'
import { allVpcs } from '../../vpc/queries.ts'
import type { VpcParams } from '../../vpc/queries.ts'
import { firewallQuery } from '../queries.ts'

/** All that the form of a rule needs, in parallel. */
export async function loadRuleForm({ project, vpc }: VpcParams) {
  const [rules] = await Promise.all([
    queryClient.fetchQuery(firewallQuery({ project, vpc })),
    queryClient.ensureQueryData(allInstances(project)),
    queryClient.ensureQueryData(allVpcs(project)),
    queryClient.ensureQueryData(allSubnets({ project, vpc })),
  ])
  return rules
}
