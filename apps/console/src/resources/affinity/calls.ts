import { call } from '../../api/call.ts'
import type { Group } from './queries.ts'

type Which = Pick<Group, 'id' | 'sort'>

/** What is done to groups, whichever sort they are of. */

export function deleteGroup({ id, sort }: Which): Promise<unknown> {
  return sort === 'affinity'
    ? call('affinityGroupDelete', { params: { affinityGroup: id } })
    : call('antiAffinityGroupDelete', { params: { antiAffinityGroup: id } })
}

export function addMember({ id, sort }: Which, instance: string): Promise<unknown> {
  return sort === 'affinity'
    ? call('affinityGroupMemberInstanceAdd', { params: { affinityGroup: id, instance } })
    : call('antiAffinityGroupMemberInstanceAdd', { params: { antiAffinityGroup: id, instance } })
}

export function removeMember({ id, sort }: Which, instance: string): Promise<unknown> {
  return sort === 'affinity'
    ? call('affinityGroupMemberInstanceDelete', { params: { affinityGroup: id, instance } })
    : call('antiAffinityGroupMemberInstanceDelete', { params: { antiAffinityGroup: id, instance } })
}
