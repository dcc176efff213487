import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locate, locateProject, locateProjectForChild, mustGet, selector } from '../locate.ts'
import { poolFor } from '../silo-pool.ts'
import { releaseAddress, takeAddress } from './address.ts'
import { attachFloating, detachFloating, requireAttachable, requireChangeable } from './of-instance.ts'

const list = reads(operations.floatingIpList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(
    call,
    (window) => call.tx.list('floatingIp', { parent: project.id, ...window }),
    (floating) => floating,
  )
})

const create = writes(operations.floatingIpCreate, async (call) => {
  const { tx, body, now } = call
  const { id: projectId, siloId } = await locateProjectForChild(call, call.query.project)
  const { id: ipPoolId } = await poolFor(tx, siloId, body.pool)
  const { ip } = await takeAddress(tx, { ipPoolId, siloId, requested: body.ip }, { use: 'floating' })
  const floating = { ...newIdentity(now, body), projectId, ip, ipPoolId, instanceId: null }
  await claimName('floating-ip', floating.name, tx.insert('floatingIp', floating))
  return floating
})

const view = reads(operations.floatingIpView, (call) =>
  locate(call, 'floatingIp', call.params.floatingIp, call.query.project, 'read'),
)

const update = writes(operations.floatingIpUpdate, async (call) => {
  const before = await locate(call, 'floatingIp', call.params.floatingIp, call.query.project, 'modify')
  const floating = updatedIdentity(before, call.body, call.now)
  await claimName('floating-ip', floating.name, call.tx.update('floatingIp', floating))
  return floating
})

const remove = writes(operations.floatingIpDelete, async (call) => {
  const { tx } = call
  const floating = await locate(call, 'floatingIp', call.params.floatingIp, call.query.project, 'modify')
  if (floating.instanceId) throw refuse.invalidRequest('Floating IP cannot be deleted while attached to an instance')
  await releaseAddress(tx, floating.ipPoolId, floating.ip)
  await tx.delete('floatingIp', floating.id)
  return undefined
})

const attach = writes(operations.floatingIpAttach, async (call) => {
  const { tx, body, now } = call
  const floating = await locate(call, 'floatingIp', call.params.floatingIp, call.query.project, 'modify')
  const project = 'id' in selector(body.parent) ? undefined : floating.projectId
  const instance = await locate(call, 'instance', body.parent, project, 'modify')
  if (floating.instanceId === instance.id) return floating
  requireAttachable(instance, floating)
  requireChangeable(instance, 'attach', 'floating')
  return attachFloating(tx, instance, floating, now)
})

const detach = writes(operations.floatingIpDetach, async (call) => {
  const floating = await locate(call, 'floatingIp', call.params.floatingIp, call.query.project, 'modify')
  if (!floating.instanceId) return floating
  requireChangeable(await mustGet(call.tx, 'instance', floating.instanceId), 'detach', 'floating')
  return detachFloating(call.tx, floating, call.now)
})

export const floatingIpHandlers = [list, create, view, update, remove, attach, detach]
