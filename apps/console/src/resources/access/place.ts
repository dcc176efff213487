import type { OperationId, Policy } from '@plenum/api'
import { call } from '../../api/call.ts'
import type { Input, Result } from '../../api/call.ts'
import { query } from '../../api/query.ts'
import type { PagePath } from '../../shell/areas.ts'
import type { OwnRoles, RoleFacts } from '../silo/roles-from.ts'
import { ownPeople } from './people.ts'
import type { PeopleQuery } from './people.ts'
import { policyRefreshes } from './refreshes.ts'
import { replacePolicy } from './replace-policy.ts'
import type { Scope } from './standing.ts'

export type PolicyUpdate = 'policyUpdate' | 'projectPolicyUpdate' | 'siloPolicyUpdate' | 'systemPolicyUpdate'

interface PolicyQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Policy>
}

/** Where it is a role on the fleet that decides who may change a policy. */
interface ByOperators {
  whyNot: (roles: OwnRoles | undefined) => string | undefined
  /** What somebody's roles would come from, were this the policy. */
  after: (facts: RoleFacts, policy: Policy) => RoleFacts
}

/** A thing whose policy says who may do what with it. */
export interface AccessPlace {
  scope: Scope
  /** "Silo", "Project": begins the headings. */
  title: string
  /** "in this silo": ends a sentence about a role. */
  where: string
  about: string
  /** Lies below the tabs of another page. */
  isTab?: true
  /** The project or the silo; parameters of its pages' addresses. */
  params: { project?: string; silo?: string }
  pages: Readonly<Record<'list' | 'add' | 'edit', PagePath>> & { readonly check?: PagePath }
  /** Who can be given a role: "Users and groups". */
  candidates: string
  people: PeopleQuery
  /** Why somebody who has a role cannot be named. */
  stranger: string
  /** Its own, and those above that count in it. */
  policies: Readonly<Partial<Record<Scope, PolicyQuery>>>
  byOperators?: ByOperators
  /** Read operations that a change of its policy makes stale. */
  refreshes: readonly OperationId[]
  view: () => Promise<Policy>
  replace: (body: Policy) => Promise<Policy>
}

/** The same for forms, which show the call that they make. */
export interface WritablePlace<Id extends PolicyUpdate> extends AccessPlace {
  operation: Id
  toInput: (body: Policy) => Input<Id>
  /** Makes a call, but upon what the policy has become since `base`. */
  send: (base: Policy, input: Input<Id>) => Promise<Result<Id>>
}

export const siloPolicyQuery = query('policyView', {})

export function projectPolicyQuery(project: string) {
  return query('projectPolicyView', { params: { project } })
}

/** What places in one's own silo have in common. */
const inOwnSilo = {
  candidates: 'Users and groups',
  people: ownPeople,
  stranger: 'Nobody of this silo has this ID: an operator of another silo, or somebody who was deleted',
  refreshes: policyRefreshes,
} as const

const silo: AccessPlace = {
  ...inOwnSilo,
  scope: 'silo',
  title: 'Silo',
  where: 'in this silo',
  about:
    'Whoever has a role in the silo has it in every project: viewers look at them, collaborators and admins may do everything there.',
  params: {},
  pages: { list: '/access', add: '/access-new', edit: '/access/$identity/edit', check: '/access-check' },
  policies: { silo: siloPolicyQuery },
  view: () => call('policyView', {}),
  replace: (body) => call('policyUpdate', { body }),
}

export const siloPlace: WritablePlace<'policyUpdate'> = {
  ...silo,
  operation: 'policyUpdate',
  toInput: (body) => ({ body }),
  send: (base, { body }) => replacePolicy(silo, base, body),
}

export function projectPlace(project: string): WritablePlace<'projectPolicyUpdate'> {
  const params = { project }
  const place: AccessPlace = {
    ...inOwnSilo,
    scope: 'project',
    title: 'Project',
    where: 'in this project',
    about: 'Roles are given here, and come from the silo as well. Of several the strongest counts.',
    params,
    pages: {
      list: '/projects/$project/access',
      add: '/projects/$project/access-new',
      edit: '/projects/$project/access/$identity/edit',
      check: '/projects/$project/access-check',
    },
    policies: { project: projectPolicyQuery(project), silo: siloPolicyQuery },
    view: () => call('projectPolicyView', { params }),
    replace: (body) => call('projectPolicyUpdate', { params, body }),
  }
  return {
    ...place,
    operation: 'projectPolicyUpdate',
    toInput: (body) => ({ params, body }),
    send: (base, { body }) => replacePolicy(place, base, body),
  }
}
