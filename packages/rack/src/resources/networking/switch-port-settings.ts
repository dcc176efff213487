import { operations } from '@plenum/api'
import type { SwitchPortSettingsSummary } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { newIdentity, updatedIdentity } from '../identity.ts'
import { selector } from '../locate.ts'
import { checkSystem } from './autonomous-system.ts'
import { settingsFrom } from './new-settings.ts'

type Settings = Documents['switchPortSettings']

function summary({ id, name, description, timeCreated, timeModified }: Settings): SwitchPortSettingsSummary {
  return { id, name, description, timeCreated, timeModified }
}

function settingsBy(tx: Reader, given: string): Promise<Settings | undefined> {
  const by = selector(given)
  return 'id' in by ? tx.get('switchPortSettings', by.id) : tx.find('switchPortSettings', FLEET_ID, by.name)
}

const list = reads(operations.networkingSwitchPortSettingsList, async (call) => {
  const { tx, query } = call
  permitOnHardware(call.actor, 'read')
  if (query.portSettings !== undefined) {
    const found = await settingsBy(tx, query.portSettings)
    return { items: found ? [summary(found)] : [], nextPage: null }
  }
  return pageOf(call, (window) => tx.list('switchPortSettings', { parent: FLEET_ID, ...window }), summary)
})

function portsWith(tx: Reader, settingsId: string): Promise<Documents['switchPort'][]> {
  return listAll(tx, 'switchPort', { where: { index: 'portSettingsId', equals: settingsId } })
}

/** Settings of that name are replaced, and ports that have them get the new ones. */
const create = writes(operations.networkingSwitchPortSettingsCreate, async ({ actor, tx, body, now }) => {
  permitOnHardware(actor, 'modify')
  const before = await tx.find('switchPortSettings', FLEET_ID, body.name)
  const identity = before ? updatedIdentity(summary(before), body, now) : newIdentity(now, body)
  const settings = await settingsFrom(tx, body, identity)
  if (!before) {
    await tx.insert('switchPortSettings', settings)
    return settings
  }
  await tx.update('switchPortSettings', settings)
  for (const port of await portsWith(tx, settings.id)) {
    await checkSystem(tx, port, settings)
    await tx.update('switchPort', { ...port, timeApplied: now })
  }
  return settings
})

const view = reads(operations.networkingSwitchPortSettingsView, (call) =>
  locateOfRack(call, 'switchPortSettings', call.params.port, 'read'),
)

/** Also those that ports have: these are left without. */
const remove = writes(operations.networkingSwitchPortSettingsDelete, async ({ actor, tx, query }) => {
  permitOnHardware(actor, 'modify')
  if (query.portSettings === undefined) throw refuse.invalidRequest('name or id required')
  const settings = await settingsBy(tx, query.portSettings)
  if (!settings) throw refuse.invalidRequest('port settings not found')
  for (const port of await portsWith(tx, settings.id))
    await tx.update('switchPort', { ...port, portSettingsId: null, timeApplied: null })
  await tx.delete('switchPortSettings', settings.id)
  return undefined
})

export const switchPortSettingsHandlers = [list, create, view, remove]
