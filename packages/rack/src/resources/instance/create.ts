import { instanceLimits, operations, whyNotMemory, whyNotVcpus } from '@plenum/api'
import type { InstanceDiskAttachment } from '@plenum/api'
import type { z } from 'zod'
import { enter } from '../../hardware/lifecycle.ts'
import { writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { groupsIn, join } from '../affinity/member.ts'
import { insertDisk, newDisk } from '../disk.ts'
import { attachExternalIps, checkExternalIps } from '../external-ip/of-instance.ts'
import { takeSourceNat } from '../external-ip/source-nat.ts'
import { claimName, identifyAt, newIdentity } from '../identity.ts'
import { locateProjectForChild } from '../locate.ts'
import { attachInterfaces, checkInterfaces } from '../network-interface/insert.ts'
import { attached } from './disks.ts'
import { keysFor } from './ssh-keys.ts'
import { instanceView } from './view.ts'

type Body = z.output<typeof operations.instanceCreate.body>

export function checkSize(ncpus: number, memory: number): void {
  const vcpus = whyNotVcpus(ncpus)
  if (vcpus) throw refuse.invalidRequest(vcpus)
  const reason = whyNotMemory(memory)
  if (reason) throw refuse.invalidValue('size', reason)
}

/** Boot disk first, so that it gets the first slot. */
function allDisks(body: Body): InstanceDiskAttachment[] {
  return body.bootDisk ? [body.bootDisk, ...body.disks] : body.disks
}

type Disk = Documents['disk']
type Attachment = Extract<InstanceDiskAttachment, { type: 'attach' }>

/** Attaches a disk that is there, or one that was made for this instance and is not stored yet. */
async function addDisk(
  tx: Transaction,
  instance: Documents['instance'],
  given: Disk | Attachment,
  now: Date,
): Promise<string> {
  if ('type' in given) {
    const disk = await tx.find('disk', instance.projectId, given.name)
    if (!disk) throw refuse.notFound('disk', { name: given.name })
    await tx.update('disk', await attached(tx, disk, instance, now))
    return disk.id
  }
  const disk = await attached(tx, given, instance, now)
  await insertDisk(tx, disk)
  return disk.id
}

export const create = writes(operations.instanceCreate, async (call) => {
  const { tx, body, now, parts } = call
  const project = await locateProjectForChild(call, call.query.project)
  checkSize(body.ncpus, body.memory)
  const wanted = allDisks(body)
  if (wanted.length > instanceLimits.disks)
    throw refuse.invalidRequest(`cannot attach more than ${instanceLimits.disks} disks to instance`)
  const disks: (Disk | Attachment)[] = []
  for (const disk of wanted) disks.push(disk.type === 'create' ? await newDisk(call, project, disk, now) : disk)
  checkExternalIps(body.externalIps)
  checkInterfaces(body.networkInterfaces)
  const sshKeyIds = await keysFor(call, body.sshPublicKeys)
  const groups = await groupsIn(tx, project.id, body.antiAffinityGroups)

  const instance = enter(
    {
      ...newIdentity(now, body),
      projectId: project.id,
      hostname: body.hostname,
      ncpus: body.ncpus,
      memory: body.memory,
      bootDiskId: null,
      runState: 'creating',
      timeRunStateUpdated: now,
      autoRestartPolicy: body.autoRestartPolicy ?? null,
      timeLastAutoRestarted: null,
      userData: body.userData,
      sshKeyIds,
      sledId: null,
      sourceNatId: null,
      intent: body.start ? 'running' : 'stopped',
      dueAt: null,
    },
    'creating',
    now,
    parts.timing,
  )
  await claimName('instance', instance.name, tx.insert('instance', instance))
  for (const group of groups) await join(tx, 'antiAffinityGroup', group, instance)
  await attachInterfaces(tx, instance, body.networkInterfaces, identifyAt(now))
  const sourceNatId = await takeSourceNat(tx, project.siloId, instance.id)
  await attachExternalIps(call, instance, body.externalIps, now)
  const diskIds: string[] = []
  for (const disk of disks) diskIds.push(await addDisk(tx, instance, disk, now))
  const complete = { ...instance, sourceNatId, bootDiskId: (body.bootDisk && diskIds[0]) ?? null }
  await tx.update('instance', complete)
  return instanceView(complete)
})
