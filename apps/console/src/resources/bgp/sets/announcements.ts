import { Description, Name } from '@plenum/api/scalars'
import { blockContains, ipBlock } from '@plenum/api/ip-block'
import { whyNotIpNet } from '@plenum/api/ip'
import { rangeSpan } from '@plenum/api/ip-range-rules'
import type { BgpAnnounceSetCreate, BgpAnnouncementCreate } from '@plenum/api'
import { z } from 'zod'
import type { LotWithBlocks } from '../../address-lot/queries.ts'

/** Where a network lies: a block, and the lot that it belongs to. */
export interface Home {
  blockId: string
  lot: string
}

/** The first block that has all addresses of a valid network; undefined where none has. */
export function homeOf(network: string, lots: readonly LotWithBlocks[]): Home | undefined {
  const span = ipBlock(network)
  for (const { name, blocks } of lots) {
    const around = blocks.find(({ firstAddress, lastAddress }) =>
      blockContains(rangeSpan({ first: firstAddress, last: lastAddress }), span),
    )
    if (around) return { blockId: around.id, lot: name }
  }
  return undefined
}

/** Why a network cannot be added to those that are in a set; undefined when it can. */
export function whyNotAnnounce(
  network: string,
  others: readonly BgpAnnouncementCreate[],
  lots: readonly LotWithBlocks[],
): string | undefined {
  const invalid = whyNotIpNet(network)
  if (invalid !== undefined) return invalid
  if (others.some((other) => other.network === network)) return 'It is in the set already'
  return homeOf(network, lots) ? undefined : 'No block of an address lot has this network'
}

/** The form of a set: its networks, and one more that is being typed. */
export interface SetValues {
  name: string
  description: string
  announcement: BgpAnnouncementCreate[]
  network: string
}

const announcement = z.object({ addressLotBlock: z.string(), network: z.string() })

export function setSchema(lots: readonly LotWithBlocks[]) {
  const fields = {
    name: Name,
    description: Description,
    announcement: z.array(announcement),
    network: z.string().trim(),
  }
  return z.object(fields).superRefine((values, ctx) => {
    const refusal = values.network === '' ? undefined : whyNotAnnounce(values.network, values.announcement, lots)
    if (refusal !== undefined) ctx.addIssue({ code: 'custom', path: ['network'], message: refusal })
  })
}

/** What the control plane is asked for: nobody has to press Add for the network that stands in the field. */
export function setBody({ network, ...values }: SetValues, lots: readonly LotWithBlocks[]): BgpAnnounceSetCreate {
  const home = network === '' ? undefined : homeOf(network, lots)
  const typed = home ? [{ addressLotBlock: home.blockId, network }] : []
  return { ...values, announcement: [...values.announcement, ...typed] }
}

/** Networks of `all` that are not in `list`. */
function missingFrom(list: readonly { network: string }[], all: readonly { network: string }[]): string[] {
  const known = new Set(list.map(({ network }) => network))
  return all.map(({ network }) => network).filter((network) => !known.has(network))
}

/** What peers are told from now on, and what no longer. */
export function changedNetworks(
  before: readonly { network: string }[],
  after: readonly { network: string }[],
): { added: string[]; removed: string[] } {
  return { added: missingFrom(before, after), removed: missingFrom(after, before) }
}
