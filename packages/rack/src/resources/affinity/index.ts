import { affinityGroupHandlers } from './affinity-group.ts'
import { antiAffinityGroupHandlers } from './anti-affinity-group.ts'

export const affinityHandlers = [...affinityGroupHandlers, ...antiAffinityGroupHandlers]
