import { Skeleton } from '@plenum/ui'
import type { InternetGateway } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { Details } from '../details.tsx'
import { useProjectWrites } from '../project/writes.ts'
import { vpcRoutesQuery } from '../router/queries.ts'
import { useAttach } from './actions.tsx'
import { AttachedAddresses, AttachedPools, RoutesToGateway } from './attachments.tsx'
import { vpcGatewaysQuery } from './queries.ts'
import type { GatewayParams } from './queries.ts'
import { routesTo } from './routes-to.ts'

interface GatewayDetailsProps {
  params: GatewayParams
  gateway: InternetGateway
  onDismiss: () => void
}

/** What a gateway is, what is attached to it, and which routes lead to it. */
export function GatewayDetails({ params, gateway, onDismiss }: GatewayDetailsProps) {
  const { id, name } = gateway
  const { data: gateways } = useQuery(vpcGatewaysQuery(params))
  const { data: routers } = useQuery(vpcRoutesQuery(params))
  const attached = gateways?.find((each) => each.gateway.id === id)
  const writes = useProjectWrites(params.project)
  const [attachPool, attachAddress] = writes.entries(...useAttach()(params, attached))
  return (
    <Details title="Internet gateway" icon={<Globe aria-hidden="true" />} resource={gateway} onDismiss={onDismiss}>
      {attached && routers ? (
        <>
          <AttachedAddresses attached={attached} attach={attachAddress} writes={writes} />
          <AttachedPools attached={attached} attach={attachPool} writes={writes} />
          <RoutesToGateway params={params} routes={routesTo(name, routers)} />
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Details>
  )
}
