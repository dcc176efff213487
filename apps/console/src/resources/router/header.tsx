import { InfoPopover, PageHeader, RowActions } from '@plenum/ui'
import type { VpcRouter } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Router } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { copyId } from '../copy-id.tsx'
import { aboutRouters } from './about.ts'
import { routerDeletion } from './deletion.ts'
import { routerQuery } from './queries.ts'
import type { RouterParams } from './queries.ts'

/** Name, and all that can be done to a router as a whole. */
export function RouterHeader({ params, router }: { params: RouterParams; router: VpcRouter }) {
  const navigate = useNavigate()
  const leave = async () => {
    const { queryKey } = routerQuery(params)
    // What is being asked for right now would not be found any more.
    await queryClient.cancelQueries({ queryKey })
    // The list is to come without it.
    queryClient.removeQueries({ queryKey: ['vpcRouterList'] })
    await navigate({ to: '/projects/$project/vpcs/$vpc/routers', params })
    queryClient.removeQueries({ queryKey })
  }
  return (
    <PageHeader
      title={router.name}
      icon={<Router />}
      info={<InfoPopover topic="routers" heading="Routers" summary={aboutRouters} />}
      actions={
        <RowActions
          label="Router actions"
          size="md"
          items={[
            copyId(router.id),
            {
              label: 'Edit',
              icon: <Pencil />,
              onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers/$router/edit', params }),
            },
            { ...routerDeletion(leave).entry(router), startsGroup: true },
          ]}
        />
      }
    />
  )
}
