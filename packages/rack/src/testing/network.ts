import type { IpRange, RouterRouteCreate, Vpc, VpcSubnet, VpcSubnetCreate } from '@plenum/api'
import type { RackUnderTest } from './rack-under-test.ts'

/** The default VPC of a project that no other test knows of, and ways to put things into it. */
export class Network {
  readonly #rack: RackUnderTest
  readonly project: string
  readonly vpc: Vpc
  /** Names the VPC in queries. */
  readonly query: { vpc: string }

  constructor(rack: RackUnderTest, vpc: Vpc) {
    this.#rack = rack
    this.project = vpc.projectId
    this.vpc = vpc
    this.query = { vpc: vpc.id }
  }

  addSubnet(name: string, ipv4Block: string, given: Partial<VpcSubnetCreate> = {}): Promise<VpcSubnet> {
    const body = { name, description: '', ipv4Block, ...given }
    return this.#rack.as('admin').does('vpcSubnetCreate', { query: this.query, body })
  }

  addRouter(name: string) {
    return this.#rack.as('admin').does('vpcRouterCreate', { query: this.query, body: { name, description: '' } })
  }

  addRoute(router: string, name: string, given: Partial<RouterRouteCreate> = {}) {
    const body = { name, description: '', destination: anywhere, target: { type: 'drop' }, ...given } as const
    return this.#rack.as('admin').does('vpcRouterRouteCreate', { query: { router }, body })
  }

  addGateway(name: string) {
    return this.#rack.as('admin').does('internetGatewayCreate', { query: this.query, body: { name, description: '' } })
  }

  /** Name, destination and target of each route of a router. */
  async routesOf(router: string) {
    const { items } = await this.#rack.as('admin').does('vpcRouterRouteList', { query: { router } })
    return items.map(({ name, kind, destination, target }) => ({ name, kind, destination, target }))
  }
}

export const anywhere = { type: 'ip_net', value: '0.0.0.0/0' } as const

export async function newNetwork(rack: RackUnderTest): Promise<Network> {
  const { id: project } = await rack.newProject()
  return new Network(rack, await rack.as('admin').does('vpcView', { params: { vpc: 'default' }, query: { project } }))
}

let ranges = 0

/** A range of so many addresses, up to 256, that overlaps no other of this or of the demo fleet. */
export function freshRange(size: number): IpRange {
  ranges += 1
  return { first: `10.0.${ranges}.0`, last: `10.0.${ranges}.${size - 1}` }
}

/**
 * The id of a new IP pool, linked to the silo `demo` unless told otherwise. Its ranges may overlap no other; those of the
 * demo fleet are of networks that are set aside for documents and benchmarks.
 */
export async function addPool(
  rack: RackUnderTest,
  name: string,
  link: { siloId?: string; isDefault?: boolean } | null = {},
  ranges: readonly IpRange[] = [],
): Promise<string> {
  const operator = rack.as('operator')
  const { id } = await operator.does('ipPoolCreate', { body: { name, description: '' } })
  for (const body of ranges) await operator.does('ipPoolRangeAdd', { params: { pool: id }, body })
  if (!link) return id
  const { siloId: silo = 'demo', isDefault = false } = link
  await operator.does('ipPoolSiloLink', { params: { pool: id }, body: { silo, isDefault: false } })
  if (isDefault) await operator.does('ipPoolSiloUpdate', { params: { pool: id, silo }, body: { isDefault } })
  return id
}
