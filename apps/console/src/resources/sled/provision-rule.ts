import type { Sled } from '@plenum/api'
import type { OwnRoles } from '../silo/roles-from.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why the policy of a sled cannot be changed by somebody with these roles. */
export function whyNotProvision(
  { policy, state }: Pick<Sled, 'policy' | 'state'>,
  roles: OwnRoles | undefined,
): string | undefined {
  if (policy.kind === 'expunged') return 'The sled is expunged, which is for good'
  if (state === 'decommissioned') return 'The sled is decommissioned, which is for good'
  return whyNotOperator('manageHardware', roles)
}
