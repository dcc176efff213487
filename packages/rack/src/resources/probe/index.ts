import { operations } from '@plenum/api'
import type { Probe } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { releaseAddress, takeAddress } from '../external-ip/address.ts'
import { claimName, newIdentity } from '../identity.ts'
import { locateProject, locateProjectForChild, permitInProject, selector } from '../locate.ts'
import { allocateIp, allocateMac } from '../network-interface/address.ts'
import { poolFor } from '../silo-pool.ts'
import { probeInfo } from './info.ts'

type ProbeDocument = Documents['probe']

function probeView({ id, name, description, timeCreated, timeModified, sledId }: ProbeDocument): Probe {
  return { id, name, description, timeCreated, timeModified, sled: sledId }
}

/** Finds a probe of a project that the caller may do as they like with: nobody else may look at one. */
async function locateProbe(asking: Asking, given: string, projectGiven: string): Promise<ProbeDocument> {
  const project = await locateProject(asking, projectGiven, 'read')
  const by = selector(given)
  const hidden = () => refuse.notFound('probe', by)
  const probe = 'id' in by ? await asking.tx.get('probe', by.id) : await asking.tx.find('probe', FLEET_ID, by.name)
  if (probe?.projectId !== project.id) throw hidden()
  await permitInProject(asking, project.id, 'modify', hidden)
  return probe
}

async function requireSled(tx: Reader, id: string): Promise<void> {
  const sled = await tx.get('sled', id)
  if (sled?.policy.kind !== 'in_service') throw refuse.notFound('sled', { id })
}

/** What every probe is put into. */
async function defaultSubnet(tx: Reader, projectId: string): Promise<Documents['vpcSubnet']> {
  const name = 'default'
  const vpc = await tx.find('vpc', projectId, name)
  if (!vpc) throw refuse.notFound('vpc', { name })
  const subnet = await tx.find('vpcSubnet', vpc.id, name)
  if (!subnet) throw refuse.notFound('vpc-subnet', { name })
  return subnet
}

const list = reads(operations.probeList, async (call) => {
  const { tx } = call
  const project = await locateProject(call, call.query.project ?? '', 'read')
  const where = { index: 'projectId', equals: project.id } as const
  return pageOf(
    call,
    async (window) => Promise.all((await tx.list('probe', { where, ...window })).map((probe) => probeInfo(tx, probe))),
    (info) => info,
  )
})

const create = writes(operations.probeCreate, async (call) => {
  const { tx, body, now } = call
  const { id: projectId, siloId } = await locateProjectForChild(call, call.query.project)
  const subnet = await defaultSubnet(tx, projectId)
  await requireSled(tx, body.sled)
  const { id: ipPoolId } = await poolFor(tx, siloId, body.ipPool)
  const identity = newIdentity(now, body)
  const external = await takeAddress(tx, { ipPoolId, siloId }, { use: 'probe', probeId: identity.id })
  const nicId: string = crypto.randomUUID()
  const probe = {
    ...identity,
    projectId,
    sledId: body.sled,
    ipPoolId,
    externalIp: external.ip,
    nicId,
    subnetId: subnet.id,
    ip: await allocateIp(tx, subnet, null),
    mac: await allocateMac(tx, nicId),
  }
  await claimName('probe', probe.name, tx.insert('probe', probe))
  return probeView(probe)
})

const view = reads(operations.probeView, async (call) =>
  probeInfo(call.tx, await locateProbe(call, call.params.probe, call.query.project)),
)

const remove = writes(operations.probeDelete, async (call) => {
  const probe = await locateProbe(call, call.params.probe, call.query.project)
  await releaseAddress(call.tx, probe.ipPoolId, probe.externalIp)
  await call.tx.delete('probe', probe.id)
  return undefined
})

export const probeHandlers = [list, create, view, remove]
