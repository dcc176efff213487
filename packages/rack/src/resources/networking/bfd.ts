import { operations } from '@plenum/api'
import type { BfdStatus } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import { addressOnSwitch } from '../../store/rack-kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { compareText } from '../../store/sorted.ts'
import { switchLocation } from './switch-location.ts'

type Session = Documents['bfdSession']

/** Most microseconds that the switches can count. */
const REQUIRED_RX_MAX = 2 ** 32 - 1
/** What a session spends in each of the states before it is up, in milliseconds. */
const STEP = 1000

/** Every peer answers, so a session comes up in three steps (RFC 5880, section 6.2). */
function stateOf({ timeCreated }: Session, now: Date): BfdStatus['state'] {
  const age = now.getTime() - timeCreated.getTime()
  // One from the future was there before the clock was put back.
  if (age < 0) return 'up'
  if (age < STEP) return 'down'
  return age < 2 * STEP ? 'init' : 'up'
}

function nameOf(session: Session): string {
  return addressOnSwitch(session.switch, session.remote)
}

const status = reads(operations.networkingBfdStatus, async ({ actor, tx, now }) => {
  permitOnHardware(actor, 'read')
  const sessions = await listAll(tx, 'bfdSession', {})
  return sessions
    .toSorted((a, b) => compareText(nameOf(a), nameOf(b)))
    .map((session) => {
      const { id: _, timeCreated: __, remote, ...rest } = session
      return { ...rest, peer: remote, state: stateOf(session, now) }
    })
})

const enable = writes(operations.networkingBfdEnable, async ({ actor, tx, body, now }) => {
  permitOnHardware(actor, 'modify')
  const location = switchLocation(body.switch)
  if (await tx.find('bfdSession', FLEET_ID, addressOnSwitch(location, body.remote)))
    throw refuse.alreadyExists('bfd-session', `${body.remote} on ${location}`)
  await tx.insert('bfdSession', {
    id: crypto.randomUUID(),
    timeCreated: now,
    switch: location,
    remote: body.remote,
    local: body.local ?? null,
    detectionThreshold: body.detectionThreshold,
    requiredRx: Math.min(body.requiredRx, REQUIRED_RX_MAX),
    mode: body.mode,
  })
  return undefined
})

/** What is not there needs no end. */
const disable = writes(operations.networkingBfdDisable, async ({ actor, tx, body }) => {
  permitOnHardware(actor, 'modify')
  const location = switchLocation(body.switch)
  const session = await tx.find('bfdSession', FLEET_ID, addressOnSwitch(location, body.remote))
  if (session) await tx.delete('bfdSession', session.id)
  return undefined
})

export const bfdHandlers = [status, enable, disable]
