import type { Vpc } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Network, Pencil } from 'lucide-react'
import { showTerraform } from '../../terraform/entry.tsx'
import { leaveDeleted } from '../leave-deleted.ts'
import { useProjectWrites } from '../project/writes.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { aboutVpcs } from './about.ts'
import { vpcDeletion } from './deletion.ts'
import { vpcQuery } from './queries.ts'

export function VpcHeader({ project, vpc }: { project: string; vpc: Vpc }) {
  const navigate = useNavigate()
  const params = { project, vpc: vpc.name }
  const writes = useProjectWrites(project)
  const leave = () =>
    leaveDeleted({
      known: [vpcQuery(params)],
      list: 'vpcList',
      toList: () => navigate({ to: '/projects/$project/vpcs', params: { project } }),
    })
  return (
    <ResourceHeader
      resource={vpc}
      noun={{ one: 'VPC', many: 'VPCs' }}
      icon={<Network />}
      about={aboutVpcs}
      entries={[
        ...writes.entries({
          label: 'Edit',
          icon: <Pencil />,
          onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/edit', params }),
        }),
        showTerraform(project, { vpc: vpc.name }),
      ]}
      deletion={writes.entry(vpcDeletion(leave).entry(vpc))}
    />
  )
}
