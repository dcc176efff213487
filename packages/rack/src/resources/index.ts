import { diskHandlers } from './disk.ts'
import { imageHandlers } from './image.ts'
import { instanceHandlers } from './instance/index.ts'
import { networkInterfaceHandlers } from './network-interface.ts'
import { policyHandlers } from './policy.ts'
import { projectHandlers } from './project.ts'
import { sessionHandlers } from './session.ts'
import { vpcSubnetHandlers } from './vpc-subnet.ts'
import { vpcHandlers } from './vpc.ts'

/** What this control plane answers. */
export const implemented = [
  ...sessionHandlers,
  ...policyHandlers,
  ...projectHandlers,
  ...instanceHandlers,
  ...networkInterfaceHandlers,
  ...diskHandlers,
  ...imageHandlers,
  ...vpcHandlers,
  ...vpcSubnetHandlers,
]
