import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why whoever looks at the pools may not change them. */
export function useWhyNotPools(): string | undefined {
  return whyNotOperator('managePools', useOwnRoles())
}
