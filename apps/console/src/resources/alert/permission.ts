import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'

/** Why whoever looks at alerts may not change who is told of them. */
export function useWhyNotAlerts(): string | undefined {
  return whyNotOperator('manageAlerts', useOwnRoles())
}
