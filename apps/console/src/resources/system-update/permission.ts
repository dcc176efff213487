import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why whoever looks at updates may not change them. */
export function useWhyNotUpdates(): string | undefined {
  return whyNotOperator('manageHardware', useOwnRoles())
}
