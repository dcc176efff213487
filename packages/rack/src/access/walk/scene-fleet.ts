import { RACK_ID } from '../../fleet/platform.ts'
import { stableId } from '../../fleet/stable-id.ts'
import { addBgpConfig, addLot, portAt, portSettings } from '../../testing/port-settings.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { newReceiver, raise } from '../../testing/webhooks.ts'

async function addNetworking(rack: RackUnderTest) {
  const operator = rack.as('operator')
  const { lot } = await addLot(rack, 'walked', '10.200.0.1', '10.200.0.9')
  const place = { rackId: RACK_ID, switchLocation: 'switch0', address: '10.200.0.1', mask: 32, anycast: false }
  await operator.does('networkingLoopbackAddressCreate', { body: { ...place, addressLot: lot.id } })
  const body = { name: 'walked', description: '', announcement: [] }
  const inUse = portAt('qsfp0')
  return {
    addressLot: lot.id,
    freeLot: (await addLot(rack, 'free', '10.201.0.1', '10.201.0.9')).lot.id,
    announceSet: (await operator.does('networkingBgpAnnounceSetUpdate', { body })).id,
    bgpConfig: (await addBgpConfig(rack, 'walked-by', 64_999)).id,
    lldpConfig: (await operator.does('networkingSwitchPortLldpConfigView', inUse)).id,
    portSettings: (await operator.does('networkingSwitchPortSettingsCreate', { body: portSettings('walked') })).id,
  }
}

async function addAlerts(rack: RackUnderTest) {
  const receiver = await newReceiver(rack)
  await raise(rack)
  const alerts = await rack.store.read((tx) => tx.list('alert', { limit: 1000 }))
  const alert = alerts.find(({ alertClass }) => alertClass === 'test.foo')
  return { receiver: receiver.id, secret: receiver.secrets[0]?.id ?? '', alert: alert?.id ?? '' }
}

export const SYSTEM_VERSION = '99.0.0'
export const SERVICE_RANGE = { first: '10.231.0.1', last: '10.231.0.9' }

/** Software that was uploaded, and whom uploads are believed of. */
async function addSoftware(rack: RackUnderTest) {
  const [repoId, trustRoot] = [crypto.randomUUID(), crypto.randomUUID()]
  const repo = {
    hash: '00'.repeat(32),
    fileName: 'repo.zip',
    systemVersion: SYSTEM_VERSION,
    targetsRoleVersion: 1,
    validUntil: '2030-01-01T00:00:00Z',
  }
  await rack.store.write(async (tx) => {
    await tx.insert('tufRepo', { id: repoId, timeCreated: rack.now, repo, artifacts: [] })
    await tx.insert('tufTrustRoot', { id: trustRoot, timeCreated: rack.now, rootRole: {} })
  })
  return { trustRoot }
}

/** What the rack is made of, its own network, and what looks after it. */
export async function addFleetThings(rack: RackUnderTest) {
  await rack.as('operator').does('ipPoolServiceRangeAdd', { body: SERVICE_RANGE })
  return {
    rackId: RACK_ID,
    sled: await stableId('sled/SLD-0001'),
    physicalDisk: await stableId('sled/SLD-0001/disk/u2/0'),
    switch: await stableId('switch0'),
    ...(await addNetworking(rack)),
    ...(await addAlerts(rack)),
    ...(await addSoftware(rack)),
    bundle: (await rack.as('operator').does('supportBundleCreate', {})).id,
  }
}
