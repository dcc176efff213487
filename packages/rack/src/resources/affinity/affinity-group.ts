import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { locate } from '../locate.ts'
import { createGroup, deleteGroup, listGroups, updateGroup } from './group.ts'
import { addMember, listGroupsOfInstance, listMembers, removeMember, viewMember } from './member.ts'

const SORT = 'affinityGroup'

function pairIn(params: { affinityGroup: string; instance: string }) {
  return { group: params.affinityGroup, instance: params.instance }
}

export const affinityGroupHandlers = [
  reads(operations.affinityGroupList, (call) => listGroups(call, SORT)),
  writes(operations.affinityGroupCreate, (call) => createGroup(call, SORT)),
  reads(operations.affinityGroupView, (call) =>
    locate(call, SORT, call.params.affinityGroup, call.query.project, 'read'),
  ),
  writes(operations.affinityGroupUpdate, (call) => updateGroup(call, SORT, call.params.affinityGroup)),
  writes(operations.affinityGroupDelete, (call) => deleteGroup(call, SORT, call.params.affinityGroup)),
  reads(operations.affinityGroupMemberList, (call) => listMembers(call, SORT, call.params.affinityGroup)),
  reads(operations.affinityGroupMemberInstanceView, (call) => viewMember(call, SORT, pairIn(call.params))),
  writes(operations.affinityGroupMemberInstanceAdd, (call) => addMember(call, SORT, pairIn(call.params))),
  writes(operations.affinityGroupMemberInstanceDelete, (call) => removeMember(call, SORT, pairIn(call.params))),
  reads(operations.instanceAffinityGroupList, (call) => listGroupsOfInstance(call, SORT, call.params.instance)),
]
