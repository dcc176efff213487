import type { AffinityGroup, AffinityGroupMember, AffinityPolicy, ApiResult, Page } from '@plenum/api'
import type { Sort } from '../resources/affinity/sort.ts'
import type { Caller } from './caller.ts'

interface Body {
  name: string
  description: string
  policy: AffinityPolicy
  failureDomain: 'sled'
}

interface Paging {
  project?: string
  limit?: number
  sortBy?: 'name_ascending' | 'name_descending' | 'id_ascending'
  pageToken?: string | null | undefined
}

type Answer<T> = Promise<ApiResult<T>>

/** The calls about groups of either sort, which differ in names only. `project` is for what is given by name. */
export interface GroupCalls {
  list: (query: Paging) => Answer<Page<AffinityGroup>>
  create: (project: string, body: Body) => Answer<AffinityGroup>
  view: (group: string, project?: string) => Answer<AffinityGroup>
  update: (group: string, body: { name?: string; description?: string }) => Answer<AffinityGroup>
  remove: (group: string) => Answer<undefined>
  members: (group: string, query?: Paging) => Answer<Page<AffinityGroupMember>>
  member: (group: string, instance: string, project?: string) => Answer<AffinityGroupMember>
  add: (group: string, instance: string, project?: string) => Answer<AffinityGroupMember>
  leave: (group: string, instance: string) => Answer<undefined>
  ofInstance: (instance: string, query?: Paging) => Answer<Page<AffinityGroup>>
}

const inProject = (project?: string) => (project === undefined ? {} : { query: { project } })

const near = (affinityGroup: string) => ({ params: { affinityGroup } })
const nearBy = (affinityGroup: string, instance: string) => ({ params: { affinityGroup, instance } })

function affinity(by: Caller): GroupCalls {
  return {
    list: (query) => by.call('affinityGroupList', { query }),
    create: (project, body) => by.call('affinityGroupCreate', { query: { project }, body }),
    view: (group, project) => by.call('affinityGroupView', { ...near(group), ...inProject(project) }),
    update: (group, body) => by.call('affinityGroupUpdate', { ...near(group), body }),
    remove: (group) => by.call('affinityGroupDelete', near(group)),
    members: (group, query = {}) => by.call('affinityGroupMemberList', { ...near(group), query }),
    member: (group, instance, project) =>
      by.call('affinityGroupMemberInstanceView', { ...nearBy(group, instance), ...inProject(project) }),
    add: (group, instance, project) =>
      by.call('affinityGroupMemberInstanceAdd', { ...nearBy(group, instance), ...inProject(project) }),
    leave: (group, instance) => by.call('affinityGroupMemberInstanceDelete', nearBy(group, instance)),
    ofInstance: (instance, query = {}) => by.call('instanceAffinityGroupList', { params: { instance }, query }),
  }
}

const apart = (antiAffinityGroup: string) => ({ params: { antiAffinityGroup } })
const apartFrom = (antiAffinityGroup: string, instance: string) => ({ params: { antiAffinityGroup, instance } })

function antiAffinity(by: Caller): GroupCalls {
  return {
    list: (query) => by.call('antiAffinityGroupList', { query }),
    create: (project, body) => by.call('antiAffinityGroupCreate', { query: { project }, body }),
    view: (group, project) => by.call('antiAffinityGroupView', { ...apart(group), ...inProject(project) }),
    update: (group, body) => by.call('antiAffinityGroupUpdate', { ...apart(group), body }),
    remove: (group) => by.call('antiAffinityGroupDelete', apart(group)),
    members: (group, query = {}) => by.call('antiAffinityGroupMemberList', { ...apart(group), query }),
    member: (group, instance, project) =>
      by.call('antiAffinityGroupMemberInstanceView', { ...apartFrom(group, instance), ...inProject(project) }),
    add: (group, instance, project) =>
      by.call('antiAffinityGroupMemberInstanceAdd', { ...apartFrom(group, instance), ...inProject(project) }),
    leave: (group, instance) => by.call('antiAffinityGroupMemberInstanceDelete', apartFrom(group, instance)),
    ofInstance: (instance, query = {}) => by.call('instanceAntiAffinityGroupList', { params: { instance }, query }),
  }
}

export function groupCalls(by: Caller, sort: Sort): GroupCalls {
  return sort === 'affinityGroup' ? affinity(by) : antiAffinity(by)
}

export function group(name: string, policy: AffinityPolicy = 'allow'): Body {
  return { name, description: '', policy, failureDomain: 'sled' }
}
