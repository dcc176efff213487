import { instanceLimits, operations } from '@plenum/api'
import type { NetworkInterfaceAttachment, NetworkInterfaceCreate } from '@plenum/api'
import ipaddr from 'ipaddr.js'
import { reads } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader, Transaction } from '../store/store.ts'
import { claimName, newIdentity } from './identity.ts'
import { locate } from './locate.ts'

/** The first addresses of every subnet belong to the platform; so does the last, which is the broadcast address. */
const RESERVED = 5

/** More than the largest subnet that is allowed to be full. */
const NICS_IN_SUBNET_MAX = 100_000

function toNumber(ip: string): number {
  return ipaddr.IPv4.parse(ip)
    .toByteArray()
    .reduce((number, octet) => number * 256 + octet, 0)
}

function toAddress(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
}

function usableRange(block: string): { first: number; last: number } {
  const [, width] = ipaddr.IPv4.parseCIDR(block)
  const network = toNumber(ipaddr.IPv4.networkAddressFromCIDR(block).toString())
  return { first: network + RESERVED, last: network + 2 ** (32 - width) - 2 }
}

function checkRequestedIp(ip: string, subnet: Documents['vpcSubnet'], taken: ReadonlySet<string>): string {
  if (!ipaddr.IPv4.isValidFourPartDecimal(ip))
    throw refuse.unparsable('unable to parse JSON body: ip: not an IPv4 address')
  const { first, last } = usableRange(subnet.ipv4Block)
  const number = toNumber(ip)
  if (number < first - RESERVED || number > last + 1)
    throw refuse.invalidRequest(`${ip} is outside subnet ${subnet.ipv4Block}`)
  if (number < first) throw refuse.invalidRequest(`The first ${RESERVED} addresses of a subnet are reserved`)
  if (number > last) throw refuse.invalidRequest('Cannot request a broadcast address')
  if (taken.has(ip)) throw refuse.invalidRequest(`The IP address '${ip}' is not available`)
  return ip
}

/** The requested address, or the lowest free one. Serializable transactions keep it from being given twice. */
async function allocateIp(tx: Reader, subnet: Documents['vpcSubnet'], requested: string | null): Promise<string> {
  const where = { index: 'subnetId', equals: subnet.id } as const
  const nics = await tx.list('networkInterface', { where, limit: NICS_IN_SUBNET_MAX })
  const taken = new Set(nics.map(({ ip }) => ip))
  if (requested !== null) return checkRequestedIp(requested, subnet, taken)
  const { first, last } = usableRange(subnet.ipv4Block)
  for (let number = first; number <= last; number++) {
    const ip = toAddress(number)
    if (!taken.has(ip)) return ip
  }
  throw refuse.invalidRequest(
    `No available IP addresses for interface in subnet '${subnet.name}' with ID '${subnet.id}'`,
  )
}

/** A locally administered unicast address (IEEE 802). */
function randomMac(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return ['DA', ...Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase())].join(':')
}

function wanted(attachment: NetworkInterfaceAttachment, instanceName: string): NetworkInterfaceCreate[] {
  switch (attachment.type) {
    case 'none':
      return []
    case 'create':
      return attachment.params
    case 'default': {
      const description = `default primary interface for ${instanceName}`
      return [{ name: 'net0', description, vpcName: 'default', subnetName: 'default' }]
    }
  }
}

/** Refuses lists of interfaces that no instance could have. */
export function checkInterfaces(attachment: NetworkInterfaceAttachment): void {
  const list = wanted(attachment, '')
  if (list.length > instanceLimits.nics)
    throw refuse.invalidRequest(`An instance may not have more than ${instanceLimits.nics} network interfaces`)
  // None at all is asked for with `none`; an empty list is in no VPC, so neither in one.
  if (attachment.type === 'create' && new Set(list.map(({ vpcName }) => vpcName)).size !== 1)
    throw refuse.invalidRequest('All interfaces must be in the same VPC')
  if (new Set(list.map(({ subnetName }) => subnetName)).size < list.length)
    throw refuse.invalidRequest('Each interface must be in a distinct VPC Subnet')
}

/** Gives a new instance its interfaces; the first is the primary one. */
export async function attachInterfaces(
  tx: Transaction,
  instance: Documents['instance'],
  attachment: NetworkInterfaceAttachment,
  now: Date,
): Promise<void> {
  for (const [index, nic] of wanted(attachment, instance.name).entries()) {
    const vpc = await tx.find('vpc', instance.projectId, nic.vpcName)
    if (!vpc) throw refuse.notFound('vpc', { name: nic.vpcName })
    const subnet = await tx.find('vpcSubnet', vpc.id, nic.subnetName)
    if (!subnet) throw refuse.notFound('vpc-subnet', { name: nic.subnetName })
    const insert = tx.insert('networkInterface', {
      ...newIdentity(now, nic),
      instanceId: instance.id,
      vpcId: vpc.id,
      subnetId: subnet.id,
      mac: randomMac(),
      ip: await allocateIp(tx, subnet, nic.ip ?? null),
      primary: index === 0,
      transitIps: [],
    })
    await claimName('instance-network-interface', nic.name, insert)
  }
}

/** Removes the interfaces of an instance, which frees their addresses. */
export async function removeInterfaces(tx: Transaction, instanceId: string): Promise<void> {
  const nics = await tx.list('networkInterface', { parent: instanceId, limit: instanceLimits.nics })
  for (const { id } of nics) await tx.delete('networkInterface', id)
}

const list = reads(operations.instanceNetworkInterfaceList, async (call) => {
  const instance = await locate(call, 'instance', call.query.instance ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('networkInterface', { parent: instance.id, ...window }),
    (nic) => nic,
  )
})

export const networkInterfaceHandlers = [list]
