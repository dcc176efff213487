import type { Option } from '@plenum/ui'
import { rolesIn } from './policy-merge.ts'
import type { Identity } from './policy-merge.ts'
import type { People } from './rows.ts'
import type { Policy } from '@plenum/api'

const collator = new Intl.Collator(undefined, { numeric: true })

const valueOf = ({ identityType, identityId }: Identity) => `${identityType} ${identityId}`

/** Whoever an option stands for. */
export function identityOf(value: string): Identity {
  const [type, identityId = ''] = value.split(' ')
  return { identityType: type === 'silo_group' ? 'silo_group' : 'silo_user', identityId }
}

/** Everybody who has no role in a policy yet, groups before users, each by name. */
export function identityOptions({ users, groups }: People, policy: Policy): Option[] {
  const options = (identityType: Identity['identityType'], found: People['users'], description?: string) =>
    found
      .filter(({ id }) => rolesIn(policy, { identityId: id, identityType }).length === 0)
      .toSorted((a, b) => collator.compare(a.displayName, b.displayName))
      .map(({ id, displayName }): Option => ({
        value: valueOf({ identityType, identityId: id }),
        label: displayName,
        ...(description !== undefined && { description }),
      }))
  return [...options('silo_group', groups, 'Group'), ...options('silo_user', users)]
}
