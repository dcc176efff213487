import { newIdentity } from '../action.ts'
import type { Action } from '../action.ts'

/** Not more than a few, so that things meet in them. */
const PROJECTS_MAX = 3

export const projectActions = {
  projectCreate: (world, dice) => {
    const name = `p-${dice.below(PROJECTS_MAX)}`
    return world.call('projectCreate', { body: { ...newIdentity(world, dice), name } })
  },
  projectDelete: (world, dice) => {
    const { project, ...all } = world.seen
    const { vpc, instance, disk, snapshot, image, floatingIp, affinityGroup, antiAffinityGroup } = all
    const blockers = [vpc, instance, disk, snapshot, image, floatingIp, affinityGroup, antiAffinityGroup].flat()
    const empty = dice.likely(project, ({ id }) => !blockers.some(({ projectId }) => projectId === id))
    return world.call('projectDelete', { params: { project: dice.idOf(empty) } })
  },
} satisfies Record<string, Action>
