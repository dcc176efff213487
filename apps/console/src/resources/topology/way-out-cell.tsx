import { Dash, linkClass, OverflowList, Skeleton } from '@plenum/ui'
import type { NetworkInterface, VpcSubnet } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WayOutText } from './caption.tsx'
import type { Member, Topology } from './model.ts'
import { externalIpsQuery } from './queries.ts'
import { useWayOut } from './use-way-out.ts'

/** The addresses from outside that an interface is reached at; asked for once its row is there. */
export function ExternalIps({ project, nic }: { project: string; nic: NetworkInterface }) {
  const { data, isPending } = useQuery({ ...externalIpsQuery(nic.instanceId), enabled: nic.primary })
  if (!nic.primary) return <Dash />
  if (isPending) return <Skeleton className="h-3 w-20" />
  return (
    <OverflowList heading="Other addresses" limit={1}>
      {data?.items.map((external) =>
        external.kind === 'floating' ? (
          <Link
            key={external.ip}
            to="/projects/$project/floating-ips/$floatingIp/edit"
            params={{ project, floatingIp: external.name }}
            className={`${linkClass} font-mono`}
          >
            {external.ip}
          </Link>
        ) : (
          <span key={external.ip} className="font-mono">
            {external.ip}
          </span>
        ),
      )}
    </OverflowList>
  )
}

interface WayOutCellProps {
  topology: Topology
  member: Member & { subnet: VpcSubnet }
}

export function WayOutCell({ topology, member }: WayOutCellProps) {
  const wayOut = useWayOut(topology, member.subnet, member)
  return wayOut ? (
    <span className="whitespace-normal">
      <WayOutText wayOut={wayOut} />
    </span>
  ) : (
    <Dash />
  )
}
