import type { Role } from '@plenum/api'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Caller } from './caller.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/** Someone of the silo `lab` who has a role on the fleet and none in their silo. */
export async function withFleetRole(rack: RackUnderTest, roleName: Role): Promise<Caller> {
  const id = crypto.randomUUID()
  const externalId = `fleet-${roleName}`
  const siloId = await stableId('lab')
  const user = { id, siloId, externalId, timeCreated: rack.now, passwordHash: 'plain:plenum-demo' }
  await rack.store.write((tx) => tx.insert('user', user))
  await rack.edit('policy', FLEET_ID, ({ roleAssignments, ...policy }) => ({
    ...policy,
    roleAssignments: [...roleAssignments, { identityType: 'silo_user', identityId: id, roleName }],
  }))
  return rack.stranger(await rack.signInAt('lab', externalId))
}
