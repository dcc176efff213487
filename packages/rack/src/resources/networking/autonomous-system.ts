import type { SwitchPortSettings } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'

async function systemsOf(tx: Reader, { bgpPeers }: SwitchPortSettings): Promise<number[]> {
  const configs = await Promise.all(bgpPeers.map(({ bgpConfig }) => mustGet(tx, 'bgpConfig', bgpConfig)))
  return configs.map(({ asn }) => asn)
}

/** Throws when a port would, with these settings, make its switch part of more than one autonomous system. */
export async function checkSystem(
  tx: Reader,
  { id, rackId, switchLocation }: Documents['switchPort'],
  settings: SwitchPortSettings,
): Promise<void> {
  const systems = new Set(await systemsOf(tx, settings))
  if (systems.size === 0) return
  for (const port of await listAll(tx, 'switchPort', { parent: rackId })) {
    if (port.switchLocation !== switchLocation || port.id === id || !port.portSettingsId) continue
    // Another port with the same settings will have them as they become.
    if (port.portSettingsId === settings.id) continue
    for (const asn of await systemsOf(tx, await mustGet(tx, 'switchPortSettings', port.portSettingsId)))
      systems.add(asn)
  }
  if (systems.size > 1) throw refuse.conflict('a different asn is already configured on this switch')
}
