import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { locate } from '../locate.ts'
import { createGroup, deleteGroup, listGroups, updateGroup } from './group.ts'
import { addMember, listGroupsOfInstance, listMembers, removeMember, viewMember } from './member.ts'

const SORT = 'antiAffinityGroup'

function pairIn(params: { antiAffinityGroup: string; instance: string }) {
  return { group: params.antiAffinityGroup, instance: params.instance }
}

export const antiAffinityGroupHandlers = [
  reads(operations.antiAffinityGroupList, (call) => listGroups(call, SORT)),
  writes(operations.antiAffinityGroupCreate, (call) => createGroup(call, SORT)),
  reads(operations.antiAffinityGroupView, (call) =>
    locate(call, SORT, call.params.antiAffinityGroup, call.query.project, 'read'),
  ),
  writes(operations.antiAffinityGroupUpdate, (call) => updateGroup(call, SORT, call.params.antiAffinityGroup)),
  writes(operations.antiAffinityGroupDelete, (call) => deleteGroup(call, SORT, call.params.antiAffinityGroup)),
  reads(operations.antiAffinityGroupMemberList, (call) => listMembers(call, SORT, call.params.antiAffinityGroup)),
  reads(operations.antiAffinityGroupMemberInstanceView, (call) => viewMember(call, SORT, pairIn(call.params))),
  writes(operations.antiAffinityGroupMemberInstanceAdd, (call) => addMember(call, SORT, pairIn(call.params))),
  writes(operations.antiAffinityGroupMemberInstanceDelete, (call) => removeMember(call, SORT, pairIn(call.params))),
  reads(operations.instanceAntiAffinityGroupList, (call) => listGroupsOfInstance(call, SORT, call.params.instance)),
]
