import { instanceLimits, operations, whyNotMemory, whyNotVcpus } from '@plenum/api'
import type { InstanceDiskAttachment } from '@plenum/api'
import type { z } from 'zod'
import { enter } from '../../hardware/lifecycle.ts'
import { writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { newDisk } from '../disk.ts'
import { claimName, newIdentity } from '../identity.ts'
import { locateProjectForChild, selector } from '../locate.ts'
import { attachInterfaces, checkInterfaces } from '../network-interface.ts'
import { attached } from './disks.ts'
import { instanceView } from './view.ts'

type Body = z.output<typeof operations.instanceCreate.body>

export function checkSize(ncpus: number, memory: number): void {
  const vcpus = whyNotVcpus(ncpus)
  if (vcpus) throw refuse.invalidRequest(vcpus)
  const reason = whyNotMemory(memory)
  if (reason) throw refuse.invalidValue('size', reason)
}

function checkExternalIps(externalIps: Body['externalIps']): void {
  if (externalIps.length > instanceLimits.externalIps)
    throw refuse.invalidRequest(
      `An instance may not have more than ${instanceLimits.externalIps} external IP addresses`,
    )
  if (externalIps.filter(({ type }) => type === 'ephemeral').length > 1)
    throw refuse.invalidRequest('An instance may not have more than 1 ephemeral IP address')
}

/** Refuses references to resources that this control plane keeps none of yet: address pools, floating IPs, keys, groups. */
function refuseUnknown(body: Body): void {
  const [key] = body.sshPublicKeys ?? []
  if (key !== undefined) throw refuse.notFound('ssh-key', selector(key))
  const [group] = body.antiAffinityGroups
  if (group !== undefined) throw refuse.notFound('anti-affinity-group', selector(group))
  const [ip] = body.externalIps
  if (ip?.type === 'floating') throw refuse.notFound('floating-ip', selector(ip.floatingIp))
  if (ip?.pool) throw refuse.notFound('ip-pool', selector(ip.pool))
  if (ip) throw refuse.notFoundBy('default IP pool for current silo')
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
  await claimName('disk', disk.name, tx.insert('disk', disk))
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
  refuseUnknown(body)

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
      intent: body.start ? 'running' : 'stopped',
      dueAt: null,
    },
    'creating',
    now,
    parts.timing,
  )
  await claimName('instance', instance.name, tx.insert('instance', instance))
  await attachInterfaces(tx, instance, body.networkInterfaces, now)
  const diskIds: string[] = []
  for (const disk of disks) diskIds.push(await addDisk(tx, instance, disk, now))
  const complete = { ...instance, bootDiskId: (body.bootDisk && diskIds[0]) ?? null }
  await tx.update('instance', complete)
  return instanceView(complete)
})
