import { isHalted, operations } from '@plenum/api'
import type { InstanceState } from '@plenum/api'
import { move } from '../../hardware/lifecycle.ts'
import { removeConsole } from '../../hardware/serial/console.ts'
import { removeRuns } from '../../metrics/history/vm-run.ts'
import { writes } from '../../http/handler.ts'
import type { Call } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { leaveAllGroups } from '../affinity/member.ts'
import { releaseExternalIps } from '../external-ip/of-instance.ts'
import { locate } from '../locate.ts'
import { removeInterfaces } from '../network-interface/insert.ts'
import { detach, disksOf } from './disks.ts'
import { instanceView } from './view.ts'

type Instance = Documents['instance']
type Ask = typeof operations.instanceStart | typeof operations.instanceStop | typeof operations.instanceReboot

/** What asking for an action leads to in each state: another state, `stay` (accepted, nothing to do), or a refusal. */
type Outcome = InstanceState | 'stay' | Error

function whenStarting(state: InstanceState): Outcome {
  switch (state) {
    case 'stopped':
    case 'failed':
      return 'starting'
    case 'starting':
    case 'running':
    case 'rebooting':
    case 'migrating':
      return 'stay'
    case 'stopping':
      return refuse.conflict('instance must finish stopping before it can be started')
    case 'creating':
    case 'repairing':
    case 'destroyed':
      return refuse.conflict(`instance is in state ${state} but it must be stopped to be started`)
  }
}

function whenStopping(state: InstanceState): Outcome {
  switch (state) {
    case 'stopped':
    case 'stopping':
      return 'stay'
    case 'failed':
      return 'stopped'
    case 'running':
    case 'starting':
    case 'rebooting':
    case 'migrating':
      return 'stopping'
    case 'creating':
      return refuse.invalidRequest('cannot change instance state while it is still being created')
    case 'repairing':
    case 'destroyed':
      return refuse.invalidRequest(`instance state cannot be changed from ${state}`)
  }
}

function whenRebooting(state: InstanceState): Outcome {
  switch (state) {
    case 'running':
    case 'starting':
    case 'rebooting':
    case 'migrating':
      return 'rebooting'
    case 'stopping':
      return refuse.conflict('instance must finish stopping before it can be rebooted')
    case 'stopped':
      return refuse.invalidRequest('cannot reboot an instance in state stopped with no VMM')
    case 'creating':
      return refuse.invalidRequest('cannot change instance state while it is still being created')
    case 'failed':
    case 'repairing':
    case 'destroyed':
      return refuse.invalidRequest(`instance state cannot be changed from ${state}`)
  }
}

async function act(
  call: Call<Ask, Transaction>,
  outcomeIn: (state: InstanceState) => Outcome,
  intent: Instance['intent'],
) {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  const outcome = outcomeIn(instance.runState)
  if (outcome instanceof Error) throw outcome
  if (outcome === 'stay') return instanceView(instance)
  return instanceView(await move(call.tx, { ...instance, intent }, outcome, call.now, call.parts.timing))
}

const start = writes(operations.instanceStart, (call) => act(call, whenStarting, 'running'))
const stop = writes(operations.instanceStop, (call) => act(call, whenStopping, 'stopped'))
const reboot = writes(operations.instanceReboot, (call) => act(call, whenRebooting, 'running'))

const remove = writes(operations.instanceDelete, async (call) => {
  const { tx } = call
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  if (instance.runState === 'creating') throw refuse.invalidRequest('instance cannot be deleted in state "creating"')
  if (!isHalted(instance.runState))
    throw refuse.invalidRequest('cannot delete instance: instance is running or has not yet fully stopped')
  for (const disk of await disksOf(tx, instance.id)) await detach(tx, disk, call.now)
  await removeInterfaces(tx, instance.id)
  await releaseExternalIps(tx, instance, call.now)
  await leaveAllGroups(tx, instance.id)
  await removeConsole(tx, instance.id)
  await removeRuns(tx, instance.id)
  await tx.delete('instance', instance.id)
  return undefined
})

export const instanceActionHandlers = [start, stop, reboot, remove]
