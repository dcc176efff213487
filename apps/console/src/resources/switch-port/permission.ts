import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why whoever looks at the rack's own network may not change it. */
export function useWhyNotRackNetwork(): string | undefined {
  return whyNotOperator('manageHardware', useOwnRoles())
}
