import { blockAround, blockText, ipBlock, ipNumber, subnetLimits } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'

/** The /48 of the unique local addresses (RFC 4193) with a number of 40 bits. */
export function prefixFrom(number: bigint): string {
  return blockText(blockAround(ipNumber('fd00::') + (number << 80n), subnetLimits.vpcWidth, 6))
}

export function randomPrefix(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return prefixFrom((BigInt(high % 256) << 32n) + BigInt(low))
}

/** One of the /64 that a VPC's prefix has room for. */
export function subnetOf(prefix: string, number: number): string {
  return blockText(blockAround(ipBlock(prefix).first + (BigInt(number) << 64n), subnetLimits.ipv6Width, 6))
}

/** A free /64 of a VPC's prefix: a random one, or the next that no subnet has. */
export function freeSubnetOf(prefix: string, taken: readonly string[]): string {
  const room = 2 ** (subnetLimits.ipv6Width - subnetLimits.vpcWidth)
  const others = new Set(taken)
  const [start = 0] = crypto.getRandomValues(new Uint32Array(1))
  for (let step = 0; step < room; step++) {
    const block = subnetOf(prefix, (start + step) % room)
    if (!others.has(block)) return block
  }
  throw refuse.noCapacity('No free IPv6 address range was found in the VPC')
}
