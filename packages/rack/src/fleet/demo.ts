import { GiB } from '@plenum/api'
import type { RoleAssignment } from '@plenum/api'
import { attachInterfaces } from '../resources/network-interface.ts'
import { insertVpc } from '../resources/vpc.ts'
import type { Passwords } from '../rack.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Store, Transaction } from '../store/store.ts'
import { DEMO_PASSWORD, demoSilos } from './demo-data.ts'
import type { ImageData, InstanceData } from './demo-data.ts'
import { stableId } from './stable-id.ts'

export interface FleetOptions {
  store: Store
  passwords: Passwords
  clock?: () => Date
}

const HOUR = 3_600_000
const BLOCK_SIZE = 4096

type SiloData = (typeof demoSilos)[number]
type ProjectData = SiloData['projects'][number]

/** Fills one silo after another, all as of one moment. */
class DemoFleet {
  readonly #tx: Transaction
  readonly #now: Date

  constructor(tx: Transaction, now: Date) {
    this.#tx = tx
    this.#now = now
  }

  #ago(hours: number): Date {
    return new Date(this.#now.getTime() - hours * HOUR)
  }

  async #identity(path: string, given: { name: string; description?: string }, hoursOld: number) {
    const timeCreated = this.#ago(hoursOld)
    const { name, description = '' } = given
    return { id: await stableId(path), name, description, timeCreated, timeModified: timeCreated }
  }

  async addSilo(data: SiloData, passwordHash: string): Promise<RoleAssignment[]> {
    const tx = this.#tx
    const silo = await this.#identity(data.name, data, 9000)
    await tx.insert('silo', { ...silo, identityMode: 'local_only', discoverable: true })
    const siloRoles: RoleAssignment[] = []
    const fleetRoles: RoleAssignment[] = []
    for (const { name, siloRole } of data.groups) {
      const id = await stableId(`${data.name}/group/${name}`)
      await tx.insert('group', { id, displayName: name, siloId: silo.id })
      if (siloRole) siloRoles.push({ identityId: id, identityType: 'silo_group', roleName: siloRole })
    }
    for (const { name, siloRole, fleetRole, groups = [] } of data.users) {
      const id = await stableId(`${data.name}/user/${name}`)
      await tx.insert('user', { id, siloId: silo.id, externalId: name, timeCreated: silo.timeCreated, passwordHash })
      if (siloRole) siloRoles.push({ identityId: id, identityType: 'silo_user', roleName: siloRole })
      if (fleetRole) fleetRoles.push({ identityId: id, identityType: 'silo_user', roleName: fleetRole })
      for (const group of groups) {
        const groupId = await stableId(`${data.name}/group/${group}`)
        await tx.insert('membership', { id: await stableId(`${id}/${groupId}`), userId: id, groupId })
      }
    }
    await tx.insert('policy', { id: silo.id, roleAssignments: siloRoles })
    await this.#addImages(data.name, data.images, silo.id, null)
    for (const project of data.projects) await this.#addProject(data.name, silo.id, project)
    return fleetRoles
  }

  async #addImages(path: string, images: readonly ImageData[], siloId: string, projectId: string | null) {
    for (const image of images) {
      const identity = await this.#identity(`${path}/image/${image.name}`, image, 2000)
      const { os, version, sizeGiB } = image
      const size = sizeGiB * GiB
      await this.#tx.insert('image', { ...identity, siloId, projectId, os, version, size, blockSize: BLOCK_SIZE })
    }
  }

  async #addProject(siloName: string, siloId: string, data: ProjectData): Promise<void> {
    const path = `${siloName}/${data.name}`
    const project = { ...(await this.#identity(path, data, data.daysOld * 24)), siloId }
    await this.#tx.insert('project', project)
    const vpc = { name: 'default', description: 'Default VPC', dnsName: 'default' }
    await insertVpc(this.#tx, project.id, vpc, project.timeCreated)
    await this.#addImages(path, data.images ?? [], siloId, project.id)
    for (const instance of data.instances) await this.#addInstance(path, siloName, project, instance)
    for (const spare of data.spareDisks ?? [])
      await this.#addDisk(path, project, spare.name, spare.sizeGiB, { description: spare.description })
  }

  async #addDisk(
    path: string,
    project: Documents['project'],
    name: string,
    sizeGiB: number,
    given: { description?: string; imageId?: string; instanceId?: string; slot?: number },
  ): Promise<string> {
    const { description = '', imageId = null, instanceId, slot = null } = given
    const identity = await this.#identity(`${path}/disk/${name}`, { name, description }, 300)
    await this.#tx.insert('disk', {
      ...identity,
      projectId: project.id,
      imageId,
      snapshotId: null,
      size: sizeGiB * GiB,
      blockSize: BLOCK_SIZE,
      state: instanceId ? { state: 'attached', instance: instanceId } : { state: 'detached' },
      settlesAs: 'detached',
      slot,
      dueAt: null,
    })
    return identity.id
  }

  async #addInstance(path: string, siloName: string, project: Documents['project'], data: InstanceData): Promise<void> {
    const identity = await this.#identity(`${path}/instance/${data.name}`, data, data.hoursInState + 1)
    const disk = { instanceId: identity.id }
    // Names end at 63 characters, so a long one leaves no room for a suffix.
    const stem = data.name.slice(0, 50).replace(/-+$/, '')
    const imageId = await stableId(`${siloName}/image/${data.image}`)
    const boot = await this.#addDisk(path, project, `${stem}-boot`, data.bootDiskGiB, { ...disk, imageId, slot: 0 })
    if (data.dataDiskGiB) await this.#addDisk(path, project, `${stem}-data`, data.dataDiskGiB, { ...disk, slot: 1 })
    const instance: Documents['instance'] = {
      ...identity,
      projectId: project.id,
      hostname: data.name,
      ncpus: data.vcpus,
      memory: data.memoryGiB * GiB,
      bootDiskId: boot,
      runState: data.state,
      timeRunStateUpdated: this.#ago(data.hoursInState),
      autoRestartPolicy: null,
      timeLastAutoRestarted: null,
      userData: '',
      intent: data.state === 'stopped' ? 'stopped' : 'running',
      dueAt: null,
    }
    await this.#tx.insert('instance', instance)
    await attachInterfaces(this.#tx, instance, { type: 'default' }, identity.timeCreated)
  }
}

/** Whether nobody could sign in yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  const silos = await store.read((tx) => tx.list('silo', { parent: FLEET_ID, limit: 1 }))
  return silos.length === 0
}

/** Whether the store was filled with the demo fleet, whose accounts are no secret. */
export async function hasDemoFleet(store: Store): Promise<boolean> {
  const id = await stableId('demo')
  return (await store.read((tx) => tx.get('silo', id))) !== undefined
}

/** Fills an empty store with two silos, their accounts and what they run: all of it or nothing. */
export async function fillDemoFleet({ store, passwords, clock = () => new Date() }: FleetOptions): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await store.write(async (tx) => {
    const fleet = new DemoFleet(tx, clock())
    const fleetRoles: RoleAssignment[] = []
    for (const silo of demoSilos) fleetRoles.push(...(await fleet.addSilo(silo, passwordHash)))
    await tx.insert('policy', { id: FLEET_ID, roleAssignments: fleetRoles })
  })
}
