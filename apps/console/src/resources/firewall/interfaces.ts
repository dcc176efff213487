import type { PacketEnd } from '@plenum/api/firewall-evaluation'
import type { Instance, NetworkInterface } from '@plenum/api'
import { queryClient } from '../../api/query.ts'
import { allInstances } from '../instance/queries.ts'
import { allSubnets, vpcNicsQuery } from '../subnet/queries.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** An interface in a VPC, as rules see it. */
export interface FirewallEnd extends PacketEnd {
  interface: NonNullable<PacketEnd['interface']>
  /** What it is called in addresses and lists: `web/nic0`. */
  key: string
  /** What a person calls it: the instance, and the interface where it has several. */
  label: string
}

/** Interfaces by the names that rules know things by. */
export function endsOf(
  vpc: string,
  instances: readonly Instance[],
  placed: readonly { subnet: string; nics: readonly NetworkInterface[] }[],
): FirewallEnd[] {
  const names = new Map(instances.map(({ id, name }) => [id, name]))
  const ends = placed.flatMap(({ subnet, nics }) =>
    nics.map(({ name, ip, instanceId }) => ({ instance: names.get(instanceId) ?? instanceId, name, ip, subnet })),
  )
  return ends
    .map(({ instance, name, ip, subnet }) => {
      const isOnly = ends.filter((end) => end.instance === instance).length === 1
      const label = isOnly ? instance : `${instance} (${name})`
      return { ip, interface: { instance, subnet, vpc }, key: `${instance}/${name}`, label }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

/** Every interface of a VPC's instances. */
export function endsQuery({ project, vpc }: VpcParams) {
  return {
    // Begins as what it is made of, so that it is fetched anew with that.
    queryKey: ['vpcSubnetListNetworkInterfaces', { project, vpc }, 'as rules see them'] as const,
    queryFn: async (): Promise<FirewallEnd[]> => {
      const [instances, subnets, nics] = await Promise.all([
        queryClient.fetchQuery(allInstances(project)),
        queryClient.fetchQuery(allSubnets({ project, vpc })),
        queryClient.fetchQuery(vpcNicsQuery({ project, vpc })),
      ])
      const placed = subnets.items.map(({ id, name }) => ({ subnet: name, nics: nics.get(id) ?? [] }))
      return endsOf(vpc, instances.items, placed)
    },
  }
}
