import { sledFor } from '../resources/affinity/placement.ts'
import { sorts } from '../resources/affinity/sort.ts'
import type { Sort } from '../resources/affinity/sort.ts'
import type { Identify } from '../resources/identity.ts'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Transaction } from '../store/store.ts'
import type { GroupData } from './demo-affinity-data.ts'
import { stableId } from './stable-id.ts'

/** Adds groups of a sort to a project whose instances are there. */
export async function addGroups(
  tx: Transaction,
  project: Documents['project'],
  sort: Sort,
  list: readonly GroupData[],
  identify: Identify,
): Promise<void> {
  const { type, members } = sorts[sort]
  for (const { policy, members: names, ...given } of list) {
    const identity = await identify(`${type}/${given.name}`, given)
    await tx.insert(sort, { ...identity, projectId: project.id, policy, failureDomain: 'sled' })
    for (const name of names) {
      const instance = await tx.find('instance', project.id, name)
      if (!instance) throw new Error(`${given.name} has no instance ${name}`)
      const id = await stableId(`${identity.id}/${instance.id}`)
      await tx.insert(members, { id, groupId: identity.id, instanceId: instance.id })
    }
  }
}

/** Finds a sled for each instance of a project that has a VM. */
export async function placeInstances(tx: Transaction, project: Documents['project']): Promise<void> {
  for (const instance of await listAll(tx, 'instance', { parent: project.id }))
    await tx.update('instance', { ...instance, sledId: await sledFor(tx, instance, instance.runState) })
}
