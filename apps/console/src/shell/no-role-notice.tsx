import { Message } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../api/query.ts'
import { meQuery, myGroupsQuery } from './viewer.ts'

/** Tells somebody who is in no group and has no role why nothing is allowed. */
export function NoRoleNotice() {
  const options = { throwOnError: false }
  const me = useQuery({ ...meQuery, ...options })
  const groups = useQuery({ ...myGroupsQuery, ...options })
  const policy = useQuery({ ...query('policyView', {}), ...options })
  if (!me.data || !groups.data || !policy.data) return null
  const { id } = me.data
  const hasRole = policy.data.roleAssignments.some(({ identityId }) => identityId === id)
  if (hasRole || groups.data.items.length > 0) return null
  return (
    <div className="text-start">
      <Message tone="notice">
        You are not in any groups and have no role on the silo. This usually means the identity provider is not set up
        correctly. <Link to="/help/access">How roles and groups work</Link>
      </Message>
    </div>
  )
}
