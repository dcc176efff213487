import { hasHostBits } from '@plenum/api/ip-block'
import { whyNotIpNet } from '@plenum/api/ip'
import { ruled } from '@plenum/api/ruled'
import { Description, Name } from '@plenum/api/scalars'
import { overlapped } from '@plenum/api/subnet-blocks'
import { subnetLimits, whyNotSubnetIpv4, whyNotSubnetIpv6 } from '@plenum/api/subnet-rules'
import type { VpcSubnet } from '@plenum/api'
import { z } from 'zod'

/** Stands for no router: a choice cannot be taken back. */
export const NO_ROUTER = 'none'

type Block = 'ipv4Block' | 'ipv6Block'
type Neighbour = Pick<VpcSubnet, 'name' | Block>

function whyOverlaps(text: string, block: Block, others: readonly Neighbour[]): string | undefined {
  const [first, ...more] = overlapped(text, others, (other) => other[block])
  if (!first) return undefined
  const rest = more.length > 0 ? ` and ${more.length} more` : ''
  return `Overlaps ${first.name} (${first[block]})${rest}`
}

/** Why a text is no IPv4 block for a subnet beside the others; undefined when it is one. */
export function whyNotIpv4Block(text: string, others: readonly Neighbour[]): string | undefined {
  const block = text.trim()
  if (block === '') return 'IPv4 block is required'
  const unreadable = whyNotIpNet(block, 4)
  if (unreadable !== undefined) return unreadable
  const { ipv4WidthMin: min, ipv4WidthMax: max } = subnetLimits
  const width = Number(block.split('/')[1])
  if (width < min || width > max) return `The width must be between ${min} and ${max}`
  if (whyNotSubnetIpv4(block) !== undefined) return 'Must be within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'
  return whyOverlaps(block, 'ipv4Block', others)
}

/** Why a text is no IPv6 block for a subnet; undefined when it is one, or when there is none. */
export function whyNotIpv6Block(text: string, prefix: string, others: readonly Neighbour[]): string | undefined {
  const block = text.trim()
  if (block === '') return undefined
  const unreadable = whyNotIpNet(block, 6)
  if (unreadable !== undefined) return unreadable
  if (Number(block.split('/')[1]) !== subnetLimits.ipv6Width) return `The width must be ${subnetLimits.ipv6Width}`
  if (whyNotSubnetIpv6(block, prefix) !== undefined) return `Must be within ${prefix}, the prefix of the VPC`
  return whyOverlaps(block, 'ipv6Block', others)
}

/** The rules of `VpcSubnetCreate`, over the fields of the form, with what the VPC has already. */
export function subnetSchema(prefix: string, others: readonly Neighbour[]) {
  return z.object({
    name: Name,
    description: Description,
    ipv4Block: ruled((text) => whyNotIpv4Block(text, others)),
    ipv6Block: ruled((text) => whyNotIpv6Block(text, prefix, others)),
    customRouter: z.string(),
  })
}
export type SubnetValues = z.infer<ReturnType<typeof subnetSchema>>

/** A block that was left out is made up by the control plane. */
export function subnetBody({ name, description, ipv4Block, ipv6Block, customRouter }: SubnetValues) {
  const ipv6 = ipv6Block.trim()
  return {
    name,
    description,
    ipv4Block: ipv4Block.trim(),
    ...(ipv6 !== '' && { ipv6Block: ipv6 }),
    ...(customRouter !== NO_ROUTER && { customRouter }),
  }
}

export const subnetEditSchema = z.object({ name: Name, description: Description, customRouter: z.string() })

/** What is sent replaces the router that there is: null takes it away. */
export function subnetEditBody({ customRouter, ...identity }: z.infer<typeof subnetEditSchema>) {
  return { ...identity, customRouter: customRouter === NO_ROUTER ? null : customRouter }
}

/** Whether a text is a block whose address is not its first: the rack takes the network around it. */
export function isUneven(text: string): boolean {
  const block = text.trim()
  return whyNotIpNet(block) === undefined && hasHostBits(block)
}
