import { externalIpOutcome, instanceLimits, whyNotExternalIp } from '@plenum/api'
import type { operations } from '@plenum/api'
import type { z } from 'zod'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { locate, selector } from '../locate.ts'
import { poolFor } from '../silo-pool.ts'
import { releaseAddress, takeAddress } from './address.ts'
import { releaseSourceNat } from './source-nat.ts'

type Instance = Documents['instance']
type FloatingIp = Documents['floatingIp']
type Ephemeral = Extract<Documents['externalIp'], { use: 'ephemeral' }>
type Wanted = z.output<typeof operations.instanceCreate.body>['externalIps']

/** The ephemeral IP of an instance, if it has one. */
export async function ephemeralOf(tx: Reader, instanceId: string): Promise<Ephemeral | undefined> {
  const [found] = await tx.list('externalIp', { where: { index: 'instanceId', equals: instanceId }, limit: 1 })
  return found?.use === 'ephemeral' ? found : undefined
}

/** The floating IPs that are attached to an instance, by name. */
export function floatingOf(tx: Reader, instanceId: string): Promise<FloatingIp[]> {
  const where = { index: 'instanceId', equals: instanceId } as const
  return tx.list('floatingIp', { where, order: 'name_ascending', limit: instanceLimits.externalIps })
}

/** Refuses changes of the external IPs of an instance that its state forbids, for good or for now. */
export function requireChangeable(
  { runState }: Instance,
  action: 'attach' | 'detach',
  kind: 'ephemeral' | 'floating',
): void {
  const reason = whyNotExternalIp(action, kind, runState)
  if (reason) throw externalIpOutcome(runState) === 'later' ? refuse.unavailable() : refuse.invalidRequest(reason)
}

async function requireRoom(tx: Reader, instanceId: string): Promise<void> {
  const ephemeral = await ephemeralOf(tx, instanceId)
  const count = (await floatingOf(tx, instanceId)).length + Number(ephemeral !== undefined)
  if (count >= instanceLimits.externalIps)
    throw refuse.invalidRequest(
      `an instance may not have more than ${instanceLimits.externalIps} external IP addresses`,
    )
}

/** Gives an instance that has none an ephemeral IP. */
export async function attachEphemeral(
  tx: Transaction,
  instance: Instance,
  siloId: string,
  pool: string | null | undefined,
): Promise<Documents['externalIp']> {
  const { id: ipPoolId } = await poolFor(tx, siloId, pool)
  await requireRoom(tx, instance.id)
  return takeAddress(tx, { ipPoolId, siloId }, { use: 'ephemeral', instanceId: instance.id })
}

/** Refuses floating IPs that an instance, whatever its state, cannot have. */
export function requireAttachable(instance: Instance, floating: FloatingIp): void {
  if (floating.projectId !== instance.projectId)
    throw refuse.invalidRequest('floating IP must be in the same project as the instance')
  if (floating.instanceId)
    throw refuse.invalidRequest('floating IP cannot be attached to one instance while still attached to another')
}

/** Attaches a floating IP that is attached to nothing. */
export async function attachFloating(
  tx: Transaction,
  instance: Instance,
  floating: FloatingIp,
  now: Date,
): Promise<FloatingIp> {
  await requireRoom(tx, instance.id)
  const attached = { ...floating, instanceId: instance.id, timeModified: now }
  await tx.update('floatingIp', attached)
  return attached
}

export async function detachFloating(tx: Transaction, floating: FloatingIp, now: Date): Promise<FloatingIp> {
  const detached = { ...floating, instanceId: null, timeModified: now }
  await tx.update('floatingIp', detached)
  return detached
}

/** Refuses lists of external IPs that no instance could have. */
export function checkExternalIps(wanted: Wanted): void {
  if (wanted.length > instanceLimits.externalIps)
    throw refuse.invalidRequest(
      `An instance may not have more than ${instanceLimits.externalIps} external IP addresses`,
    )
  if (wanted.filter(({ type }) => type === 'ephemeral').length > 1)
    throw refuse.invalidRequest('An instance may not have more than 1 ephemeral IP address')
}

/** Gives a new instance its external IPs. */
export async function attachExternalIps(
  asking: Asking<Transaction>,
  instance: Instance,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  for (const ip of wanted) {
    if (ip.type === 'ephemeral') await attachEphemeral(asking.tx, instance, asking.actor.siloId, ip.pool)
    else {
      const project = 'id' in selector(ip.floatingIp) ? undefined : instance.projectId
      const floating = await locate(asking, 'floatingIp', ip.floatingIp, project, 'modify')
      requireAttachable(instance, floating)
      await attachFloating(asking.tx, instance, floating, now)
    }
  }
}

/** Takes everything from an instance that goes: floating IPs are kept, the others released. */
export async function releaseExternalIps(tx: Transaction, instance: Instance, now: Date): Promise<void> {
  for (const floating of await floatingOf(tx, instance.id)) await detachFloating(tx, floating, now)
  const ephemeral = await ephemeralOf(tx, instance.id)
  if (ephemeral) await releaseAddress(tx, ephemeral.ipPoolId, ephemeral.ip)
  await releaseSourceNat(tx, instance)
}
