import { cellLinkClass, Dash, linkClass, OverflowList, Skeleton, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { InternetGateway } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import { PoolName } from '../ip-pool/name.tsx'
import type { RouterWithRoutes } from '../router/queries.ts'
import type { VpcParams } from '../vpc/queries.ts'
import type { GatewayWithAttachments } from './queries.ts'
import { routesTo } from './routes-to.ts'

interface Known {
  gateways: readonly GatewayWithAttachments[] | undefined
  routers: readonly RouterWithRoutes[] | undefined
}

export function gatewayColumns(params: VpcParams, { gateways, routers }: Known): readonly Column<InternetGateway>[] {
  const linkTo = (gateway: string, className: string, children: ReactNode) => (
    <Link
      to="/projects/$project/vpcs/$vpc/internet-gateways/$gateway"
      params={{ ...params, gateway }}
      search
      className={className}
    >
      {children}
    </Link>
  )
  const attachedTo = (id: string) => gateways?.find(({ gateway }) => gateway.id === id)
  return [
    nameColumn(({ name }) => linkTo(name, cellLinkClass, name)),
    descriptionColumn(),
    {
      id: 'pool',
      header: 'Attached IP pool',
      cell: ({ id }) =>
        gateways ? (
          <OverflowList heading="Other pools" limit={1}>
            {attachedTo(id)?.pools.map((pool) => (
              <span key={pool.id}>
                <PoolName id={pool.ipPoolId} />
              </span>
            ))}
          </OverflowList>
        ) : (
          <Skeleton className="h-3 w-20" />
        ),
    },
    {
      id: 'address',
      header: 'Attached IP address',
      value: ({ id }) => attachedTo(id)?.addresses[0]?.address,
      cell: ({ id }) => {
        if (!gateways) return <Skeleton className="h-3 w-24" />
        const [first] = attachedTo(id)?.addresses ?? []
        return first ? <Truncate text={first.address} maxLength={45} isMono hasCopy /> : <Dash />
      },
    },
    {
      id: 'routes',
      header: 'Routes',
      align: 'end',
      width: '6rem',
      value: ({ name }) => routers && routesTo(name, routers).length,
      cell: ({ name }) => {
        if (!routers) return <Skeleton className="ms-auto h-3 w-6 max-sm:ms-0" />
        const { length } = routesTo(name, routers)
        return length === 0 ? <Dash /> : linkTo(name, linkClass, length.toLocaleString())
      },
    },
    createdColumn(),
    idColumn(),
  ]
}
