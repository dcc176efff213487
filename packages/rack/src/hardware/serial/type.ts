import type { GuestEffect } from '../guest/command.ts'
import { receive } from '../guest/guest.ts'
import { move } from '../lifecycle.ts'
import type { LifecycleTiming } from '../../rack.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { keep, openConsole } from './console.ts'
import { guestFacts } from './facts.ts'

type Instance = Documents['instance']

/** What becomes of an instance whose guest has done something to its machine. One that switched itself off stays so. */
const effects = {
  reboot: { state: 'rebooting', intent: 'running' },
  poweroff: { state: 'stopping', intent: 'stopped' },
  crash: { state: 'failed', intent: 'running' },
} as const satisfies Record<GuestEffect, { state: Instance['runState']; intent: Instance['intent'] }>

/** Hands what somebody types to the guest of an instance that has a VM. */
export async function typeInto(
  tx: Transaction,
  instance: Instance,
  bytes: Uint8Array,
  now: Date,
  timing: LifecycleTiming,
): Promise<void> {
  const console = await openConsole(tx, instance)
  const answer = receive(await guestFacts(tx, instance, console.timeBooted, now), console.guest, bytes)
  await keep(tx, console, answer)
  if (!answer.effect) return
  const { state, intent } = effects[answer.effect]
  await move(tx, { ...instance, intent }, state, now, timing)
}
