import { operations } from '@plenum/api'
import type { BgpConfig } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { newIdentity } from '../identity.ts'

type Config = Documents['bgpConfig']

function view({ bgpAnnounceSetId: _, ...config }: Config): BgpConfig {
  return config
}

function isSame(a: Config, b: Config): boolean {
  const fields = ['name', 'description', 'asn', 'vrf', 'bgpAnnounceSetId'] as const
  return fields.every((field) => a[field] === b[field])
}

const list = reads(operations.networkingBgpConfigList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(call, (window) => call.tx.list('bgpConfig', { parent: FLEET_ID, ...window }), view)
})

/** What is there already, just so, is answered again. */
const create = writes(operations.networkingBgpConfigCreate, async (call) => {
  const { tx, body, now } = call
  permitOnHardware(call.actor, 'modify')
  const { id: bgpAnnounceSetId } = await locateOfRack(call, 'bgpAnnounceSet', body.bgpAnnounceSetId, 'read')
  const config = { ...newIdentity(now, body), asn: body.asn, vrf: body.vrf ?? null, bgpAnnounceSetId }
  const [ofSystem] = await tx.list('bgpConfig', { where: { index: 'asn', equals: config.asn }, limit: 1 })
  if (ofSystem && isSame(ofSystem, config)) return view(ofSystem)
  if (ofSystem) throw refuse.conflict('cannot have more than one configuration per ASN')
  if (await tx.find('bgpConfig', FLEET_ID, config.name))
    throw refuse.conflict('a field that must be unique conflicts with an existing record')
  await tx.insert('bgpConfig', config)
  return view(config)
})

const remove = writes(operations.networkingBgpConfigDelete, async (call) => {
  const { tx } = call
  const { id } = await locateOfRack(call, 'bgpConfig', call.query.nameOrId, 'modify')
  const settings = await listAll(tx, 'switchPortSettings', {})
  if (settings.some(({ bgpPeers }) => bgpPeers.some(({ bgpConfig }) => bgpConfig === id)))
    throw refuse.conflict('BGP Config is in use and cannot be deleted')
  await tx.delete('bgpConfig', id)
  return undefined
})

export const bgpConfigHandlers = [list, create, remove]
