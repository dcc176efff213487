import { operations } from '@plenum/api'
import type { ProjectAction } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { locate, mustGet, permitInProject, requireParent, selector } from './locate.ts'

interface SubnetQuery {
  vpc?: string | undefined
  project?: string | undefined
}

async function locateSubnet(
  asking: Asking,
  given: string,
  query: SubnetQuery,
  action: ProjectAction,
): Promise<Documents['vpcSubnet']> {
  requireParent('subnet', 'vpc', given, query.vpc)
  const by = selector(given)
  const hidden = () => refuse.notFound('vpc-subnet', by)
  const subnet =
    'id' in by
      ? await asking.tx.get('vpcSubnet', by.id)
      : await asking.tx.find(
          'vpcSubnet',
          (await locate(asking, 'vpc', query.vpc ?? '', query.project, 'read')).id,
          by.name,
        )
  if (!subnet) throw hidden()
  const vpc = await mustGet(asking.tx, 'vpc', subnet.vpcId)
  await permitInProject(asking, vpc.projectId, action, hidden)
  return subnet
}

const list = reads(operations.vpcSubnetList, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('vpcSubnet', { parent: vpc.id, ...window }),
    (subnet) => subnet,
  )
})

const view = reads(operations.vpcSubnetView, async (call) => locateSubnet(call, call.params.subnet, call.query, 'read'))

const remove = writes(operations.vpcSubnetDelete, async (call) => {
  const subnet = await locateSubnet(call, call.params.subnet, call.query, 'modify')
  const where = { index: 'subnetId', equals: subnet.id } as const
  const [nic] = await call.tx.list('networkInterface', { where, limit: 1 })
  if (nic) throw refuse.invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist')
  await call.tx.delete('vpcSubnet', subnet.id)
  return undefined
})

export const vpcSubnetHandlers = [list, view, remove]
