/** The table of all operations. Everything that exists once per operation is made from it. */
import { diskOperations } from './disk.ts'
import { imageOperations } from './image.ts'
import { instanceOperations } from './instance.ts'
import { networkInterfaceOperations } from './network-interface.ts'
import type { Operation } from './operation.ts'
import { pingOperations } from './ping.ts'
import { policyOperations } from './policy.ts'
import { projectOperations } from './project.ts'
import { sessionOperations } from './session.ts'
import { vpcSubnetOperations } from './vpc-subnet.ts'
import { vpcOperations } from './vpc.ts'

export const operations = {
  ...pingOperations,
  ...sessionOperations,
  ...policyOperations,
  ...projectOperations,
  ...instanceOperations,
  ...networkInterfaceOperations,
  ...diskOperations,
  ...imageOperations,
  ...vpcOperations,
  ...vpcSubnetOperations,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationId = keyof Operations
