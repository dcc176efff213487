import { GiB, isTransitional } from '@plenum/api'
import type { DiskState, RoleAssignment } from '@plenum/api'
import { attachEphemeral } from '../resources/external-ip/of-instance.ts'
import { takeSourceNat } from '../resources/external-ip/source-nat.ts'
import { restartDueAt } from '../hardware/auto-restart.ts'
import { realisticTiming } from '../hardware/lifecycle.ts'
import { attachInterfaces } from '../resources/network-interface/insert.ts'
import type { Identify } from '../resources/identity.ts'
import { defaultVpc } from '../resources/vpc/insert.ts'
import type { Passwords } from '../rack.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Store, Transaction } from '../store/store.ts'
import { addGroups, placeInstances } from './demo-affinity.ts'
import { addAlerts } from './demo-alerts.ts'
import { DEMO_PASSWORD, demoSilos } from './demo-data.ts'
import type { InstanceData } from './demo-data.ts'
import type { DiskData, ImageData, SnapshotData } from './demo-storage-data.ts'
import { addNetworking } from './demo-networking.ts'
import { addFloatingIps, addPools } from './demo-pools.ts'
import { addProvisioning } from './demo-provisioning-history.ts'
import { interfaceIn } from './demo-interface.ts'
import { addRuns, hoursOld } from './demo-run-history.ts'
import { addUpdate } from './demo-update.ts'
import { addVpc } from './demo-vpc.ts'
import { addPlatform, demoSleds } from './platform.ts'
import { addSshKeys, keysOnInstances } from './demo-ssh-keys.ts'
import { stableId } from './stable-id.ts'

export interface FleetOptions {
  store: Store
  passwords: Passwords
  clock?: () => Date
}

const HOUR = 3_600_000
/** What is under way when the fleet is made stays so for a while, so that somebody sees it. */
const UNDER_WAY = 600_000
const BLOCK_SIZE = 4096
/** Of disks that no instance uses. */
const SPARE_HOURS_OLD = 300

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

  #soon(): number {
    return this.#now.getTime() + UNDER_WAY
  }

  async #identity(path: string, given: { name: string; description?: string }, hoursOld: number) {
    const timeCreated = this.#ago(hoursOld)
    const { name, description = '' } = given
    return { id: await stableId(path), name, description, timeCreated, timeModified: timeCreated }
  }

  #identifyIn(path: string, hoursOld: number): Identify {
    return (inner, given) => this.#identity(`${path}/${inner}`, given, hoursOld)
  }

  /** What silos draw on, and so comes before them. */
  async addPlatform(): Promise<void> {
    await addPlatform(this.#tx, demoSleds, this.#ago(9500))
    await addPools(this.#tx, this.#ago(9400))
    await addNetworking(this.#tx, this.#ago(9400))
    await addAlerts(this.#tx, this.#now)
    await addUpdate(this.#tx, this.#ago(700))
  }

  async addSilo(data: SiloData, passwordHash: string): Promise<RoleAssignment[]> {
    const tx = this.#tx
    const silo = await this.#identity(data.name, data, 9000)
    await tx.insert('silo', { ...silo, identityMode: 'local_only', discoverable: true, mappedFleetRoles: {} })
    const { vcpus, memoryGiB, storageGiB } = data.quotas
    await tx.insert('siloQuotas', { id: silo.id, cpus: vcpus, memory: memoryGiB * GiB, storage: storageGiB * GiB })
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
    await addSshKeys(tx, data.name, this.#ago(2000))
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
    for (const vpc of [defaultVpc, ...(data.vpcs ?? [])])
      await addVpc(this.#tx, project, vpc, this.#identifyIn(`${path}/vpc/${vpc.name}`, data.daysOld * 24))
    await this.#addImages(path, data.images ?? [], siloId, project.id)
    for (const instance of data.instances) await this.#addInstance(path, siloName, project, instance)
    for (const spare of data.spareDisks ?? []) await this.#addSpareDisk(path, project, spare)
    for (const snapshot of data.snapshots ?? []) await this.#addSnapshot(path, project, snapshot)
    const identify = this.#identifyIn(path, data.daysOld * 24)
    await addFloatingIps(this.#tx, project, data.floatingIps ?? [], identify)
    await addGroups(this.#tx, project, 'affinityGroup', data.affinityGroups ?? [], identify)
    await addGroups(this.#tx, project, 'antiAffinityGroup', data.antiAffinityGroups ?? [], identify)
    await placeInstances(this.#tx, project)
    await addRuns(this.#tx, project, this.#now)
  }

  async #addSpareDisk(path: string, project: Documents['project'], data: DiskData): Promise<void> {
    const { description, state, blockSize, snapshot } = data
    await this.#addDisk(path, project, data.name, data.sizeGiB, SPARE_HOURS_OLD, {
      description,
      ...(state && { state: { state } }),
      ...(blockSize && { blockSize }),
      ...(snapshot && { snapshotId: await stableId(`${path}/snapshot/${snapshot}`) }),
    })
  }

  async #addSnapshot(path: string, project: Documents['project'], data: SnapshotData): Promise<void> {
    const { state = 'ready' } = data
    await this.#tx.insert('snapshot', {
      ...(await this.#identity(`${path}/snapshot/${data.name}`, data, data.daysOld * 24)),
      projectId: project.id,
      diskId: await stableId(`${path}/disk/${data.disk}`),
      state,
      size: data.sizeGiB * GiB,
      blockSize: BLOCK_SIZE,
      dueAt: state === 'creating' ? this.#soon() : null,
    })
  }

  async #addDisk(
    path: string,
    project: Documents['project'],
    name: string,
    sizeGiB: number,
    hoursOld: number,
    given: Partial<Pick<Documents['disk'], 'description' | 'imageId' | 'snapshotId' | 'blockSize' | 'state' | 'slot'>>,
  ): Promise<string> {
    const { description = '', ...fields } = given
    const state: DiskState = given.state ?? { state: 'detached' }
    const identity = await this.#identity(`${path}/disk/${name}`, { name, description }, hoursOld)
    await this.#tx.insert('disk', {
      ...identity,
      projectId: project.id,
      imageId: null,
      snapshotId: null,
      size: sizeGiB * GiB,
      blockSize: BLOCK_SIZE,
      settlesAs: 'detached',
      slot: null,
      imported: null,
      ...fields,
      state,
      dueAt: ['creating', 'finalizing', 'maintenance'].includes(state.state) ? this.#soon() : null,
    })
    return identity.id
  }

  async #addInstance(path: string, siloName: string, project: Documents['project'], data: InstanceData): Promise<void> {
    const age = hoursOld(data, (this.#now.getTime() - project.timeCreated.getTime()) / HOUR)
    const identity = await this.#identity(`${path}/instance/${data.name}`, data, age)
    const state = { state: 'attached', instance: identity.id } as const
    // Names end at 63 characters, so a long one leaves no room for a suffix.
    const stem = data.name.slice(0, 50).replace(/-+$/, '')
    const imageId = await stableId(`${siloName}/image/${data.image}`)
    const boot = await this.#addDisk(path, project, `${stem}-boot`, data.bootDiskGiB, age, { state, imageId, slot: 0 })
    if (data.dataDiskGiB) await this.#addDisk(path, project, `${stem}-data`, data.dataDiskGiB, age, { state, slot: 1 })
    const instance: Documents['instance'] = {
      ...identity,
      projectId: project.id,
      hostname: data.name,
      ncpus: data.vcpus,
      memory: data.memoryGiB * GiB,
      bootDiskId: boot,
      runState: data.state,
      timeRunStateUpdated: this.#ago(data.hoursInState),
      autoRestartPolicy: data.autoRestart?.policy ?? null,
      timeLastAutoRestarted: data.autoRestart?.hoursAgo === undefined ? null : this.#ago(data.autoRestart.hoursAgo),
      userData: '',
      sshKeyIds: await keysOnInstances(siloName),
      sledId: null,
      sourceNatId: await takeSourceNat(this.#tx, project.siloId, identity.id),
      intent: data.state === 'stopped' || data.state === 'stopping' ? 'stopped' : 'running',
      dueAt: isTransitional(data.state) ? this.#soon() : null,
    }
    await this.#tx.insert('instance', {
      ...instance,
      ...(data.state === 'failed' && { dueAt: restartDueAt(instance, this.#now, realisticTiming) }),
    })
    const identify = this.#identifyIn(`${path}/instance/${data.name}`, age)
    await attachInterfaces(this.#tx, instance, interfaceIn(data.network), identify)
    if (data.ephemeral) await attachEphemeral(this.#tx, instance, project.siloId, data.ephemeral)
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
  const now = clock()
  await store.write(async (tx) => {
    const fleet = new DemoFleet(tx, now)
    await fleet.addPlatform()
    const fleetRoles: RoleAssignment[] = []
    for (const silo of demoSilos) fleetRoles.push(...(await fleet.addSilo(silo, passwordHash)))
    await tx.insert('policy', { id: FLEET_ID, roleAssignments: fleetRoles })
    await addProvisioning(tx, now)
  })
}
