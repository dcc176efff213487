import type { Baseboard, PhysicalDisk, Sled, SledPolicy, SledState } from '@plenum/api'
import { raiseAlert } from '../alerts/raise.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'

/** Disks of each form factor that every sled comes with. */
const disksOfSled = { m2: 2, u2: 8 } as const

interface NewSled {
  id: string
  baseboard: Baseboard
  rackId: string
  policy: SledPolicy
  state: SledState
}

/** Makes ids of things by what they are called. */
type IdFor = (label: string) => Promise<string>

function diskOf(sled: Sled, formFactor: PhysicalDisk['formFactor'], number: number, id: string): PhysicalDisk {
  const { timeCreated, timeModified, state } = sled
  return {
    id,
    timeCreated,
    timeModified,
    policy: { kind: sled.policy.kind },
    state,
    sledId: sled.id,
    vendor: 'Meridian',
    serial: `${sled.baseboard.serial}-${formFactor.toUpperCase()}${number}`,
    model: formFactor === 'm2' ? 'MN-960' : 'MX-3200',
    formFactor,
  }
}

/** Puts a sled into the rack, with the disks that it comes with. */
export async function insertSled(tx: Transaction, given: NewSled, time: Date, idFor: IdFor): Promise<void> {
  const sled: Sled = {
    ...given,
    timeCreated: time,
    timeModified: time,
    usableHardwareThreads: 128,
    usablePhysicalRam: 2 ** 41,
  }
  await tx.insert('sled', sled)
  for (const formFactor of ['m2', 'u2'] as const)
    for (let number = 0; number < disksOfSled[formFactor]; number++)
      await tx.insert('physicalDisk', diskOf(sled, formFactor, number, await idFor(`disk/${formFactor}/${number}`)))
}

/** Makes a sled of what was waiting to be one. */
export async function setUpSled(tx: Transaction, found: Documents['uninitializedSled'], now: Date): Promise<void> {
  const { sledId, baseboard, rackId } = found
  if (sledId === null) throw new Error(`invariant: ${found.id} is due to be a sled, but nobody has asked for it`)
  const policy = { kind: 'in_service', provisionPolicy: 'provisionable' } as const
  await insertSled(tx, { id: sledId, baseboard, rackId, policy, state: 'active' }, now, async () => crypto.randomUUID())
  await tx.delete('uninitializedSled', found.id)
  const { serial, part } = baseboard
  await raiseAlert(tx, 'hardware.sled.added', { sledId, serial, part, rackId }, now)
}
