import { blockContains, blocksOverlap, blockText, ipBlock, ipFamily, ipNumber } from './ip-block.ts'

/** Which networks VPCs and subnets may have, and which addresses in them interfaces may have. Texts are valid networks. */

export const subnetLimits = {
  ipv4WidthMin: 8,
  ipv4WidthMax: 26,
  /** Of the subnet that every VPC begins with. */
  ipv4WidthUsual: 22,
  ipv6Width: 64,
  vpcWidth: 48,
  /** The first addresses of every subnet belong to the platform. */
  reserved: 5,
} as const

/** RFC 1918. */
export const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].map(ipBlock)
/** RFC 4193, the half of it that is assigned locally. */
const uniqueLocal = ipBlock('fd00::/8')

/** Why a VPC cannot have an IPv6 prefix; undefined when it can. */
export function whyNotVpcPrefix(prefix: string): string | undefined {
  const block = ipBlock(prefix)
  return block.width === subnetLimits.vpcWidth && blockContains(uniqueLocal, block)
    ? undefined
    : `VPC IPv6 address prefixes must be in the Unique Local Address range \`fd00::/${subnetLimits.vpcWidth}\``
}

/** Why a subnet cannot have an IPv4 block; undefined when it can. */
export function whyNotSubnetIpv4(text: string): string | undefined {
  const { ipv4WidthMin, ipv4WidthMax } = subnetLimits
  const block = ipBlock(text)
  const isPrivate = (last: bigint) => privateRanges.some((range) => blockContains(range, { ...block, last }))
  if (!isPrivate(block.first)) return 'VPC Subnet IPv4 address ranges must be from a private range'
  if (block.width < ipv4WidthMin || block.width > ipv4WidthMax)
    return `VPC Subnet IPv4 address ranges must have prefix length between ${ipv4WidthMin} and ${ipv4WidthMax}, inclusive`
  return isPrivate(block.last) ? undefined : 'VPC Subnet IPv4 address ranges must be from a private range'
}

/** Why a subnet cannot have an IPv6 block in a VPC with a prefix; undefined when it can. */
export function whyNotSubnetIpv6(text: string, prefix: string): string | undefined {
  const block = ipBlock(text)
  return block.width === subnetLimits.ipv6Width && blockContains(ipBlock(prefix), block)
    ? undefined
    : `VPC Subnet IPv6 address range '${blockText(block)}' is not valid for VPC with IPv6 prefix '${prefix}'`
}

/** Why a block cannot be beside those of the other subnets of its VPC; undefined when it can. */
export function whyNotBesideSubnets(text: string, others: readonly string[]): string | undefined {
  const block = ipBlock(text)
  return others.some((other) => blocksOverlap(ipBlock(other), block))
    ? `IP address range '${blockText(block)}' conflicts with an existing subnet`
    : undefined
}

/** The addresses of a subnet that interfaces can have: not the reserved ones, nor the last of IPv4, which is broadcast. */
export function assignable(subnet: string): { first: bigint; last: bigint } {
  const { first, last, family } = ipBlock(subnet)
  return { first: first + BigInt(subnetLimits.reserved), last: family === 4 ? last - 1n : last }
}

/** Why an interface cannot have an address in a subnet, if it is free; undefined when it can. */
export function whyNotAddressIn(ip: string, subnet: string): string | undefined {
  const number = ipNumber(ip)
  const { first, last } = assignable(subnet)
  if (!blockContains(ipBlock(subnet), { family: ipFamily(ip), first: number, last: number }))
    return `${ip} is outside subnet ${subnet}`
  if (number < first) return `The first ${subnetLimits.reserved} addresses of a subnet are reserved`
  return number > last ? 'Cannot request a broadcast address' : undefined
}
