import { operations } from '@plenum/api'
import type { ExternalIp } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { locate } from '../locate.ts'
import { releaseAddress } from './address.ts'
import { attachEphemeral, ephemeralOf, floatingOf, requireChangeable } from './of-instance.ts'
import { floatingIpHandlers } from './floating.ts'

function ephemeralView({ ip, ipPoolId }: { ip: string; ipPoolId: string }): ExternalIp {
  return { kind: 'ephemeral', ip, ipPoolId }
}

const list = reads(operations.instanceExternalIpList, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'read')
  const ephemeral = await ephemeralOf(call.tx, instance.id)
  const floating = await floatingOf(call.tx, instance.id)
  return {
    items: [
      ...(ephemeral ? [ephemeralView(ephemeral)] : []),
      ...floating.map((ip): ExternalIp => ({ kind: 'floating', ...ip })),
    ],
  }
})

const attach = writes(operations.instanceEphemeralIpAttach, async (call) => {
  const { tx, actor, body } = call
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  const present = await ephemeralOf(tx, instance.id)
  if (present) return ephemeralView(present)
  requireChangeable(instance, 'attach', 'ephemeral')
  return ephemeralView(await attachEphemeral(tx, instance, actor.siloId, body.pool))
})

const detach = writes(operations.instanceEphemeralIpDetach, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  const present = await ephemeralOf(call.tx, instance.id)
  if (!present) throw refuse.invalidRequest('instance does not have an ephemeral IP attached')
  requireChangeable(instance, 'detach', 'ephemeral')
  await releaseAddress(call.tx, present.ipPoolId, present.ip)
  return undefined
})

export const externalIpHandlers = [list, attach, detach, ...floatingIpHandlers]
