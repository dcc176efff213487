import type { Action } from '../action.ts'
import { byItself } from './by-itself.ts'
import { diskActions } from './disk.ts'
import { externalIpActions } from './external-ip.ts'
import { groupActions } from './group.ts'
import { imageActions } from './image.ts'
import { instanceActions } from './instance.ts'
import { networkInterfaceActions } from './network-interface.ts'
import { projectActions } from './project.ts'
import { vpcActions } from './vpc.ts'

const all: Readonly<Record<string, Action>> = {
  ...projectActions,
  ...instanceActions,
  ...networkInterfaceActions,
  ...diskActions,
  ...imageActions,
  ...externalIpActions,
  ...vpcActions,
  ...groupActions,
  ...byItself,
}

/** How often an action comes up beside one that is not listed. */
const weights: Readonly<Record<string, number>> = {
  timePasses: 8,
  instanceCreate: 12,
  instanceStart: 3,
  instanceStop: 3,
  projectCreate: 2,
  projectDelete: 4,
  vpcDelete: 3,
  subnetDelete: 2,
  diskCreate: 4,
  snapshotCreate: 3,
  imageCreate: 3,
  importStart: 2,
  importWrite: 2,
  interfaceCreate: 2,
  floatingIpAttach: 2,
  affinityGroupJoin: 2,
  antiAffinityGroupJoin: 2,
  diskAttach: 2,
  diskDetach: 2,
}

export interface WeightedAction {
  name: string
  action: Action
  weight: number
}

/** All that can happen to what projects have. */
export const actions: readonly WeightedAction[] = Object.entries(all).map(([name, action]) => ({
  name,
  action,
  weight: weights[name] ?? 1,
}))
