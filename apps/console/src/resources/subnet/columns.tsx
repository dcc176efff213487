import { cellLinkClass, Dash, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { assignableCount } from '@plenum/api/subnet-blocks'
import type { NetworkInterface, VpcRouter, VpcSubnet } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import { RouterLink } from '../router/link.tsx'
import type { VpcParams } from '../vpc/queries.ts'

interface Known {
  routers: readonly VpcRouter[] | undefined
  /** By the id of their subnet. */
  nics: ReadonlyMap<string, readonly NetworkInterface[]> | undefined
}

/** How many of a subnet's IPv4 addresses interfaces have. */
export function AddressUse({ block, used }: { block: string; used: number | undefined }) {
  if (used === undefined) return <Skeleton className="h-3 w-16" />
  return (
    <span className="tabular">
      {used.toLocaleString()} <span className="text-faint">of {assignableCount(block).toLocaleString()}</span>
    </span>
  )
}

export function subnetColumns(params: VpcParams, { routers, nics }: Known): readonly Column<VpcSubnet>[] {
  return [
    nameColumn(({ name }) => (
      <Link
        to="/projects/$project/vpcs/$vpc/subnets/$subnet"
        params={{ ...params, subnet: name }}
        search
        className={cellLinkClass}
      >
        {name}
      </Link>
    )),
    descriptionColumn(),
    {
      id: 'block',
      header: 'IP block',
      value: ({ ipv4Block, ipv6Block }) => `${ipv4Block} ${ipv6Block}`,
      cell: ({ ipv4Block, ipv6Block }) => (
        <span className="inline-flex flex-col py-1.5 font-mono text-xs">
          <span>{ipv4Block}</span>
          <span>{ipv6Block}</span>
        </span>
      ),
    },
    {
      id: 'used',
      header: 'IPv4 in use',
      value: ({ id }) => nics?.get(id)?.length,
      cell: ({ id, ipv4Block }) => <AddressUse block={ipv4Block} used={nics && (nics.get(id)?.length ?? 0)} />,
    },
    {
      id: 'router',
      header: 'Custom router',
      value: ({ customRouterId }) => routers?.find(({ id }) => id === customRouterId)?.name,
      cell: ({ customRouterId }) =>
        customRouterId ? <RouterLink {...params} id={customRouterId} routers={routers} /> : <Dash />,
    },
    createdColumn(),
    idColumn(),
  ]
}
