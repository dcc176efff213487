import { newIdentity, projectFor } from '../action.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Action } from '../action.ts'

function isAtRest({ state: { state } }: Documents['disk']): boolean {
  return state === 'detached' || state === 'attached'
}

export const imageActions = {
  snapshotCreate: (world, dice) => {
    const project = projectFor(world, dice)
    const body = { ...newIdentity(world, dice), disk: dice.idIn(project, dice.likely(world.seen.disk, isAtRest)) }
    return world.call('snapshotCreate', { query: { project }, body })
  },
  snapshotDelete: (world, dice) =>
    world.call('snapshotDelete', { params: { snapshot: dice.idOf(world.seen.snapshot) }, query: {} }),
  imageCreate: (world, dice) => {
    const project = projectFor(world, dice)
    const ready = dice.likely(world.seen.snapshot, ({ state }) => state === 'ready')
    const source = { type: 'snapshot', id: dice.idIn(project, ready) } as const
    const body = { ...newIdentity(world, dice), os: 'debian', version: '13', source }
    return world.call('imageCreate', { query: dice.once(3) ? {} : { project }, body })
  },
  imagePromote: (world, dice) => {
    const own = dice.likely(world.seen.image, ({ projectId }) => projectId !== null)
    return world.call('imagePromote', { params: { image: dice.idOf(own) }, query: {} })
  },
  imageDemote: (world, dice) => {
    const project = projectFor(world, dice)
    const shared = dice.likely(world.seen.image, ({ projectId }) => projectId === null)
    return world.call('imageDemote', { params: { image: dice.idOf(shared) }, query: { project } })
  },
  imageDelete: (world, dice) =>
    world.call('imageDelete', { params: { image: dice.idOf(world.seen.image) }, query: {} }),
} satisfies Record<string, Action>
