import type { Policy, User } from '@plenum/api'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { query, queryClient } from '../../api/query.ts'
import { eachOf, firstOf } from '../attention/bounds.ts'
import { everySilo } from '../silo/every-silo.ts'
import { whyNotOperator } from '../silo/permission.ts'
import type { PeopleQuery } from './people.ts'
import { ownPeople } from './people.ts'
import type { AccessPlace, WritablePlace } from './place.ts'
import { replacePolicy } from './replace-policy.ts'

const systemPolicyQuery = query('systemPolicyView', {})

/** Roles say who has them, but not of which silo they are: one silo after the other is asked. */
async function findUser(userId: string, silos: readonly string[], signal: AbortSignal): Promise<User[]> {
  for (const silo of silos) {
    try {
      // Most are found before the last silo was asked.
      // oxlint-disable-next-line eslint/no-await-in-loop
      return [await query('siloUserView', { params: { userId }, query: { silo } }).queryFn({ signal })]
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }
  }
  return []
}

function usersIn({ roleAssignments }: Policy): string[] {
  return roleAssignments.flatMap(({ identityId, identityType }) => (identityType === 'silo_user' ? [identityId] : []))
}

/** Whoever is of one's own silo, and users of others who have a role on the fleet. */
const people: PeopleQuery = {
  queryKey: [...systemPolicyQuery.queryKey, 'people'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    const [own, policy, silos] = await Promise.all([
      queryClient.fetchQuery(ownPeople),
      queryClient.fetchQuery(systemPolicyQuery),
      queryClient.fetchQuery(everySilo),
    ])
    const known = new Set(own.users.map(({ id }) => id))
    const strangers = usersIn(policy).filter((id) => !known.has(id))
    const ids = silos.map(({ id }) => id)
    const found = await eachOf(firstOf(strangers), (id) => findUser(id, ids, signal))
    return {
      groups: own.groups,
      users: [...own.users, ...found.flat()],
      silos: new Map(silos.map(({ id, name }) => [id, name])),
    }
  },
}

const fleet: AccessPlace = {
  scope: 'fleet',
  title: 'Fleet',
  where: 'on the fleet',
  about:
    'Who may look at the rack, and who may run it. A role on the fleet reaches into no silo: what is in its projects takes a role there.',
  params: {},
  pages: { list: '/system/access', add: '/system/access-new', edit: '/system/access/$identity/edit' },
  candidates: 'Users and groups of your silo',
  people,
  stranger: 'No silo has a user with this ID: a group of another silo, or somebody who was deleted',
  policies: { fleet: systemPolicyQuery },
  byOperators: {
    whyNot: (roles) => whyNotOperator('giveFleetRoles', roles),
    after: (facts, fleetPolicy) => ({ ...facts, fleetPolicy }),
  },
  refreshes: ['systemPolicyView'],
  view: () => call('systemPolicyView', {}),
  replace: (body) => call('systemPolicyUpdate', { body }),
}

/** The rack as a whole. */
export const fleetPlace: WritablePlace<'systemPolicyUpdate'> = {
  ...fleet,
  operation: 'systemPolicyUpdate',
  toInput: (body) => ({ body }),
  send: (base, { body }) => replacePolicy(fleet, base, body),
}
