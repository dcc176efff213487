import { Button, Dash, PropertiesTable, SideModal, Skeleton, Truncate } from '@plenum/ui'
import type { InternetGateway } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
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
  const { id, name, description } = gateway
  const { data: gateways } = useQuery(vpcGatewaysQuery(params))
  const { data: routers } = useQuery(vpcRoutesQuery(params))
  const attached = gateways?.find((each) => each.gateway.id === id)
  const [attachPool, attachAddress] = useAttach()(params, attached)
  return (
    <SideModal
      title="Internet gateway"
      subtitle={
        <>
          <Globe aria-hidden="true" /> {name}
        </>
      }
      onDismiss={onDismiss}
      footer={<Button onPress={onDismiss}>Close</Button>}
    >
      <PropertiesTable
        columns={1}
        items={[
          { label: 'Name', value: name },
          { label: 'Description', value: description || <Dash /> },
          { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        ]}
      />
      {attached && routers ? (
        <>
          <AttachedAddresses attached={attached} attach={attachAddress} />
          <AttachedPools attached={attached} attach={attachPool} />
          <RoutesToGateway params={params} routes={routesTo(name, routers)} />
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </SideModal>
  )
}
