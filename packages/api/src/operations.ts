/** The table of all operations. Everything that exists once per operation is made from it. */
import { diskCreate, diskDelete, diskList, diskView } from './disk.ts'
import { imageList, imageView } from './image.ts'
import {
  instanceCreate,
  instanceDelete,
  instanceDiskAttach,
  instanceDiskDetach,
  instanceDiskList,
  instanceList,
  instanceReboot,
  instanceStart,
  instanceStop,
  instanceUpdate,
  instanceView,
} from './instance.ts'
import { instanceNetworkInterfaceList } from './network-interface.ts'
import type { Operation } from './operation.ts'
import { ping } from './ping.ts'
import { policyView, systemPolicyView } from './policy.ts'
import { projectCreate, projectDelete, projectList, projectUpdate, projectView } from './project.ts'
import { currentUserGroups, currentUserView, loginLocal, logout } from './session.ts'
import { vpcSubnetDelete, vpcSubnetList, vpcSubnetView } from './vpc-subnet.ts'
import { vpcDelete, vpcList, vpcView } from './vpc.ts'

export const operations = {
  ping,
  loginLocal,
  logout,
  currentUserView,
  currentUserGroups,
  policyView,
  systemPolicyView,
  projectList,
  projectCreate,
  projectView,
  projectUpdate,
  projectDelete,
  instanceList,
  instanceCreate,
  instanceView,
  instanceUpdate,
  instanceDelete,
  instanceStart,
  instanceStop,
  instanceReboot,
  instanceDiskList,
  instanceDiskAttach,
  instanceDiskDetach,
  instanceNetworkInterfaceList,
  diskList,
  diskCreate,
  diskView,
  diskDelete,
  imageList,
  imageView,
  vpcList,
  vpcView,
  vpcDelete,
  vpcSubnetList,
  vpcSubnetView,
  vpcSubnetDelete,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationId = keyof Operations
