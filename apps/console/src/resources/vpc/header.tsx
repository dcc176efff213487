import { InfoPopover, PageHeader, RowActions } from '@plenum/ui'
import type { Vpc } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Network, Pencil } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { showTerraform } from '../../terraform/entry.tsx'
import { copyId } from '../copy-id.tsx'
import { aboutVpcs } from './about.ts'
import { vpcDeletion } from './deletion.ts'
import { vpcQuery } from './queries.ts'

/** Name, and all that can be done to a VPC as a whole. */
export function VpcHeader({ project, vpc }: { project: string; vpc: Vpc }) {
  const navigate = useNavigate()
  const params = { project, vpc: vpc.name }
  const leave = async () => {
    const { queryKey } = vpcQuery(params)
    // What is being asked for right now would not be found any more.
    await queryClient.cancelQueries({ queryKey })
    // The list is to come without it.
    queryClient.removeQueries({ queryKey: ['vpcList'] })
    await navigate({ to: '/projects/$project/vpcs', params: { project } })
    queryClient.removeQueries({ queryKey })
  }
  return (
    <PageHeader
      title={vpc.name}
      icon={<Network />}
      info={<InfoPopover topic="VPCs" heading="VPCs" summary={aboutVpcs} />}
      actions={
        <RowActions
          label="VPC actions"
          size="md"
          items={[
            copyId(vpc.id),
            {
              label: 'Edit',
              icon: <Pencil />,
              onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/edit', params }),
            },
            showTerraform(project, { vpc: vpc.name }),
            { ...vpcDeletion(leave).entry(vpc), startsGroup: true },
          ]}
        />
      }
    />
  )
}
