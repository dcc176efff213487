import type { DiskCreate, DiskStateName } from '@plenum/api'
import { toBase64 } from '@plenum/api/base64'
import { GiB } from '../../testing/bodies.ts'
import { newIdentity, projectFor } from '../action.ts'
import type { Action } from '../action.ts'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'

const BLOCK_SIZE = 512

function source({ seen }: World, dice: Dice, projectId: string): DiskCreate['diskSource'] {
  switch (dice.below(5)) {
    case 0:
      if (seen.snapshot.length === 0) break
      return { type: 'snapshot', snapshotId: dice.idIn(projectId, seen.snapshot) }
    case 1:
      if (seen.image.length === 0) break
      return { type: 'image', imageId: dice.idOf(seen.image) }
    case 2:
    case 3:
      return { type: 'importing_blocks', blockSize: BLOCK_SIZE }
  }
  return { type: 'blank', blockSize: BLOCK_SIZE }
}

export function newDisk(world: World, dice: Dice, projectId: string): DiskCreate {
  const size = (1 + dice.below(3)) * GiB
  return { ...newIdentity(world, dice), size, diskSource: source(world, dice, projectId) }
}

export const diskActions = {
  diskCreate: (world, dice) => {
    const project = projectFor(world, dice)
    return world.call('diskCreate', { query: { project }, body: newDisk(world, dice, project) })
  },
  diskDelete: (world, dice) => world.call('diskDelete', { params: { disk: dice.idOf(world.seen.disk) }, query: {} }),
  diskAttach: (world, dice) => {
    const project = projectFor(world, dice)
    const instance = dice.idIn(
      project,
      dice.likely(world.seen.instance, ({ runState }) => runState === 'stopped'),
    )
    const body = { disk: dice.idIn(project, world.seen.disk) }
    return world.call('instanceDiskAttach', { params: { instance }, query: {}, body })
  },
  diskDetach: (world, dice) => {
    const disk = dice.pick(dice.likely(world.seen.disk, ({ state }) => 'instance' in state))
    const of = disk && 'instance' in disk.state && !dice.once(12) ? disk.state.instance : dice.idOf(world.seen.instance)
    const body = { disk: disk?.id ?? dice.idOf([]) }
    return world.call('instanceDiskDetach', { params: { instance: of }, query: {}, body })
  },
  importStart: (world, dice) => world.call('diskBulkWriteImportStart', on('import_ready', world, dice)),
  importWrite: (world, dice) => {
    // Now and then not on a block's bounds.
    const bytes = new Uint8Array(dice.once(8) ? 100 : BLOCK_SIZE)
    const body = { offset: dice.below(4) * BLOCK_SIZE, base64EncodedData: toBase64(bytes) }
    return world.call('diskBulkWriteImport', { ...on('importing_from_bulk_writes', world, dice), body })
  },
  importStop: (world, dice) => world.call('diskBulkWriteImportStop', on('importing_from_bulk_writes', world, dice)),
  importFinalize: (world, dice) => {
    const snapshotName = dice.once(2) ? newIdentity(world, dice).name : null
    return world.call('diskFinalizeImport', { ...on('import_ready', world, dice), body: { snapshotName } })
  },
} satisfies Record<string, Action>

/** A disk in a state, as a rule. */
function on(name: DiskStateName, { seen }: World, dice: Dice) {
  return { params: { disk: dice.idOf(dice.likely(seen.disk, ({ state }) => state.state === name)) }, query: {} }
}
