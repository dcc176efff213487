import { isHalted } from '@plenum/api'
import type { InstanceState } from '@plenum/api'
import type { GuestAnswer } from '../guest/guest.ts'
import { booted, goingDown } from '../guest/guest.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { append, clear } from './buffer.ts'
import { guestFacts } from './facts.ts'

type Instance = Documents['instance']
type Console = Documents['serialConsole']

/** Keeps what a guest has put out, and where it then is. */
export async function keep(
  tx: Transaction,
  console: Console,
  { state, output }: Pick<GuestAnswer, 'state' | 'output'>,
): Promise<Console> {
  const after = { ...console, guest: state, size: await append(tx, console, output) }
  await tx.update('serialConsole', after)
  return after
}

async function boot(tx: Transaction, instance: Instance, console: Console, now: Date): Promise<Console> {
  const answer = booted(await guestFacts(tx, instance, now, now))
  return keep(tx, { ...console, timeBooted: now }, answer)
}

/**
 * The console of an instance that has a VM. Nobody has looked at most of them, so it is only now that one is made: with
 * what its guest must have put out since it came up.
 */
export async function openConsole(tx: Transaction, instance: Instance): Promise<Console> {
  const known = await tx.get('serialConsole', instance.id)
  if (known) return known
  const timeBooted = instance.timeRunStateUpdated
  const { state: guest } = goingDown(true)
  const blank: Console = { id: instance.id, timeBooted, guest, size: 0 }
  await tx.insert('serialConsole', blank)
  const up = await boot(tx, instance, blank, timeBooted)
  return instance.runState === 'rebooting' ? keep(tx, up, goingDown(true)) : up
}

/** Forgets the console of an instance, which has no VM any more or gets a new one. */
export async function removeConsole(tx: Transaction, instanceId: string): Promise<void> {
  if (!(await tx.get('serialConsole', instanceId))) return
  await clear(tx, instanceId)
  await tx.delete('serialConsole', instanceId)
}

/** Puts out what the guest of an instance has to say to its entering another state. */
export async function followInstance(tx: Transaction, before: Instance, next: InstanceState, now: Date): Promise<void> {
  if (next === 'starting' && isHalted(before.runState)) return removeConsole(tx, before.id)
  const console = await tx.get('serialConsole', before.id)
  if (!console || next === before.runState) return
  if (next === 'rebooting' || next === 'stopping') await keep(tx, console, goingDown(next === 'rebooting'))
  else if (next === 'running' && before.runState === 'rebooting') await boot(tx, before, console, now)
}
