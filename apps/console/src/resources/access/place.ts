import type { Policy } from '@plenum/api'
import { call } from '../../api/call.ts'
import type { Input, Result } from '../../api/call.ts'
import { query } from '../../api/query.ts'
import type { PagePath } from '../../shell/areas.ts'
import { replacePolicy } from './replace-policy.ts'
import type { Scope } from './standing.ts'

export type PolicyUpdate = 'policyUpdate' | 'projectPolicyUpdate'

/** A thing whose policy says who may do what with it. */
export interface AccessPlace {
  scope: Scope
  /** "Silo", "Project": begins the headings. */
  title: string
  /** The project; parameters of its pages' addresses. */
  params: { project?: string }
  pages: Readonly<Record<'list' | 'add' | 'edit' | 'check', PagePath>>
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

const silo: AccessPlace = {
  scope: 'silo',
  title: 'Silo',
  params: {},
  pages: { list: '/access', add: '/access-new', edit: '/access/$identity/edit', check: '/access-check' },
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
    scope: 'project',
    title: 'Project',
    params,
    pages: {
      list: '/projects/$project/access',
      add: '/projects/$project/access-new',
      edit: '/projects/$project/access/$identity/edit',
      check: '/projects/$project/access-check',
    },
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
