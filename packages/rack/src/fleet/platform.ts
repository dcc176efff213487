import type { SledPolicy, SledState } from '@plenum/api'
import { insertSled } from '../hardware/new-sled.ts'
import { SERVICE_POOL_NAME } from '../resources/ip-pool/locate.ts'
import { FLEET_ID, SERVICE_POOL_ID } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { stableId } from './stable-id.ts'

/** The one rack that there is. */
export const RACK_ID = '001de000-1334-4000-8000-00000000ac4b'

interface SledData {
  policy: SledPolicy
  state: SledState
}

const inUse: SledData = { policy: { kind: 'in_service', provisionPolicy: 'provisionable' }, state: 'active' }

/** Sleds that all take instances. */
export const plainSleds: readonly SledData[] = Array.from({ length: 10 }, () => inUse)

/** The same, with one of each that takes none. */
export const demoSleds: readonly SledData[] = [
  ...plainSleds,
  { policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' }, state: 'active' },
  { policy: { kind: 'expunged' }, state: 'active' },
  { policy: { kind: 'expunged' }, state: 'decommissioned' },
]

const PORTS_PER_SWITCH = 32

function baseboardOf(index: number) {
  return { serial: `SLD-${String(index + 1).padStart(4, '0')}`, part: 'compute-2', revision: 6 }
}

async function addSleds(tx: Transaction, sleds: readonly SledData[], time: Date): Promise<void> {
  for (const [index, data] of sleds.entries()) {
    const baseboard = baseboardOf(index)
    const label = `sled/${baseboard.serial}`
    const sled = { id: await stableId(label), baseboard, rackId: RACK_ID, ...data }
    await insertSled(tx, sled, time, (inner) => stableId(`${label}/${inner}`))
  }
  const baseboard = baseboardOf(sleds.length)
  const id = await stableId(`uninitialized-sled/${baseboard.serial}`)
  const cubby = sleds.length
  await tx.insert('uninitializedSled', { id, baseboard, rackId: RACK_ID, cubby, sledId: null, dueAt: null })
}

async function addSwitch(tx: Transaction, number: 0 | 1, time: Date): Promise<void> {
  const switchLocation = `switch${number}`
  const baseboard = { serial: `SWT-000${number + 1}`, part: 'switch-2', revision: 3 }
  const id = await stableId(switchLocation)
  await tx.insert('switch', { id, timeCreated: time, timeModified: time, baseboard, rackId: RACK_ID })
  for (let port = 0; port < PORTS_PER_SWITCH; port++) {
    const portName = `qsfp${port}`
    const portId = await stableId(`${switchLocation}/${portName}`)
    const settings = { portSettingsId: null, timeApplied: null }
    await tx.insert('switchPort', { id: portId, rackId: RACK_ID, switchLocation, portName, ...settings })
  }
}

/** What a fleet has before anybody uses it: the rack, and the pool of the platform's own services. */
export async function addPlatform(tx: Transaction, sleds: readonly SledData[], time: Date): Promise<void> {
  await tx.insert('rack', { id: RACK_ID, timeCreated: time, timeModified: time })
  await addSleds(tx, sleds, time)
  for (const number of [0, 1] as const) await addSwitch(tx, number, time)
  const everywhere = { allow: 'any' } as const
  await tx.insert('allowList', { id: FLEET_ID, timeCreated: time, timeModified: time, allowedIps: everywhere })
  await tx.insert('inboundIcmp', { id: FLEET_ID, enabled: true })
  const unspecified = { generation: 1, timeRequested: time, releaseSource: { type: 'unspecified' } } as const
  await tx.insert('targetRelease', { id: FLEET_ID, ...unspecified })
  const description = 'What the services of the platform are reached at'
  const service = { id: SERVICE_POOL_ID, name: SERVICE_POOL_NAME, description, timeCreated: time, timeModified: time }
  await tx.insert('ipPool', service)
}
