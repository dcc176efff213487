import { operations } from '@plenum/api'
import type { BgpAnnounceSet, BgpAnnouncementCreate } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { newIdentity, updatedIdentity } from '../identity.ts'
import { selector } from '../locate.ts'
import { blockAroundNet, contains } from './reservation.ts'

type AnnounceSet = Documents['bgpAnnounceSet']

function view({ announcements: _, ...set }: AnnounceSet): BgpAnnounceSet {
  return set
}

/** The block that a network is announced from. Blocks have no names: a name is that of a lot that has one around it. */
async function blockOf(asking: Asking, { addressLotBlock, network }: BgpAnnouncementCreate) {
  const by = selector(addressLotBlock)
  const { tx } = asking
  if ('id' in by) {
    const block = await tx.get('addressLotBlock', by.id)
    if (!block) throw refuse.notFound('address-lot-block', by)
    return contains(block, network) ? block : undefined
  }
  const lot = await locateOfRack(asking, 'addressLot', by.name, 'read')
  return blockAroundNet(tx, lot.id, network)
}

async function announcementsFrom(
  asking: Asking,
  given: readonly BgpAnnouncementCreate[],
): Promise<AnnounceSet['announcements']> {
  const announcements: AnnounceSet['announcements'] = []
  for (const announcement of given) {
    const block = await blockOf(asking, announcement)
    if (!block) throw refuse.invalidRequest('address not in lot')
    announcements.push({ addressLotBlockId: block.id, network: announcement.network })
  }
  return announcements
}

const list = reads(operations.networkingBgpAnnounceSetList, async ({ actor, tx, window }) => {
  permitOnHardware(actor, 'read')
  return (await tx.list('bgpAnnounceSet', { parent: FLEET_ID, ...window })).map(view)
})

const update = writes(operations.networkingBgpAnnounceSetUpdate, async (call) => {
  const { tx, body, now } = call
  permitOnHardware(call.actor, 'modify')
  const announcements = await announcementsFrom(call, body.announcement)
  const before = await tx.find('bgpAnnounceSet', FLEET_ID, body.name)
  const set = { ...(before ? updatedIdentity(before, body, now) : newIdentity(now, body)), announcements }
  await (before ? tx.update('bgpAnnounceSet', set) : tx.insert('bgpAnnounceSet', set))
  return view(set)
})

const remove = writes(operations.networkingBgpAnnounceSetDelete, async (call) => {
  const { tx } = call
  const { id } = await locateOfRack(call, 'bgpAnnounceSet', call.params.announceSet, 'modify')
  const where = { index: 'bgpAnnounceSetId', equals: id } as const
  const [user] = await tx.list('bgpConfig', { where, limit: 1 })
  if (user) throw refuse.conflict('announce set in use')
  await tx.delete('bgpAnnounceSet', id)
  return undefined
})

const listAnnouncements = reads(operations.networkingBgpAnnouncementList, async (call) => {
  const { id, announcements } = await locateOfRack(call, 'bgpAnnounceSet', call.params.announceSet, 'read')
  return announcements.map((announcement) => ({ ...announcement, announceSetId: id }))
})

export const bgpAnnounceSetHandlers = [list, update, remove, listAnnouncements]
