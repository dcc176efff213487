import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why whoever looks at support bundles may neither make nor delete one. */
export function useWhyNotBundles(): string | undefined {
  return whyNotOperator('manageHardware', useOwnRoles())
}
