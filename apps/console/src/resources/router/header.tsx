import type { VpcRouter } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Router } from 'lucide-react'
import { leaveDeleted } from '../leave-deleted.ts'
import { useProjectWrites } from '../project/writes.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { aboutRouters } from './about.ts'
import { routerDeletion } from './deletion.ts'
import { routerQuery } from './queries.ts'
import type { RouterParams } from './queries.ts'

export function RouterHeader({ params, router }: { params: RouterParams; router: VpcRouter }) {
  const navigate = useNavigate()
  const writes = useProjectWrites(params.project)
  const leave = () =>
    leaveDeleted({
      known: [routerQuery(params)],
      list: 'vpcRouterList',
      toList: () => navigate({ to: '/projects/$project/vpcs/$vpc/routers', params }),
    })
  return (
    <ResourceHeader
      resource={router}
      noun={{ one: 'router', many: 'routers' }}
      icon={<Router />}
      about={aboutRouters}
      entries={writes.entries({
        label: 'Edit',
        icon: <Pencil />,
        onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers/$router/edit', params }),
      })}
      deletion={writes.entry(routerDeletion(leave).entry(router))}
    />
  )
}
