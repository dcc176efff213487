import type { Silo } from '@plenum/api'
import { call } from '../../api/call.ts'
import { query, queryClient } from '../../api/query.ts'
import { meQuery } from '../../shell/viewer.ts'
import { whyNotSiloPolicy } from '../silo/permission.ts'
import { usersOfSilo } from '../silo/queries.ts'
import { ownPeople } from './people.ts'
import type { PeopleQuery } from './people.ts'
import type { AccessPlace, WritablePlace } from './place.ts'
import { policyRefreshes } from './refreshes.ts'
import { replacePolicy } from './replace-policy.ts'

/** The users of a silo; its groups are told to its own people only. */
function peopleOf({ id, name }: Silo): PeopleQuery {
  const users = usersOfSilo(name)
  return {
    queryKey: [...users.queryKey, 'and groups'],
    staleTime: 60_000,
    queryFn: async (context) => {
      const { siloId } = await queryClient.fetchQuery(meQuery)
      if (siloId === id) return queryClient.fetchQuery(ownPeople)
      return { users: (await users.queryFn(context)).items, groups: [] }
    },
  }
}

/** A silo as operators see it. */
export function siloOfFleetPlace(silo: Silo): WritablePlace<'siloPolicyUpdate'> {
  const params = { silo: silo.name }
  const place: AccessPlace = {
    scope: 'silo',
    title: 'Silo',
    where: `in silo ${silo.name}`,
    about:
      'Whoever has a role in the silo has it in every project of the silo. Groups are named from inside a silo only.',
    isTab: true,
    params,
    pages: {
      list: '/system/silos/$silo/access',
      add: '/system/silos/$silo/access-new',
      edit: '/system/silos/$silo/access/$identity/edit',
    },
    candidates: 'Users',
    people: peopleOf(silo),
    stranger: 'No user of this silo has this ID: a group, somebody of another silo, or somebody who was deleted',
    policies: { silo: query('siloPolicyView', { params }) },
    byOperators: {
      whyNot: (roles) => whyNotSiloPolicy(roles, silo),
      after: (facts, siloPolicy) => (facts.me.siloId === silo.id ? { ...facts, siloPolicy } : facts),
    },
    refreshes: policyRefreshes,
    view: () => call('siloPolicyView', { params }),
    replace: (body) => call('siloPolicyUpdate', { params, body }),
  }
  return {
    ...place,
    operation: 'siloPolicyUpdate',
    toInput: (body) => ({ params, body }),
    send: (base, { body }) => replacePolicy(place, base, body),
  }
}
