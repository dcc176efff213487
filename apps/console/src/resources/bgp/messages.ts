import type { SwitchBgpHistory } from '@plenum/api'

/** A message as a list has it. The router's own form of it is not part of the contract. */
export interface MessageRow {
  id: string
  /** Address of the peer. */
  name: string
  switch: string
  direction: 'sent' | 'received' | undefined
  time: Date | undefined
  /** "open", "update": what the message calls itself. */
  kind: string | undefined
  text: string
}

const directions = ['sent', 'received'] as const

function field(value: unknown, key: string): unknown {
  return Object(value)[key]
}

function timeIn(value: unknown): Date | undefined {
  const given = field(value, 'timestamp')
  const time = new Date(typeof given === 'string' ? given : '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** A message is an object whose only key says what it is. */
function kindIn(message: unknown): string | undefined {
  if (typeof message === 'string') return message
  const [key, ...others] = Object.keys(Object(message))
  return others.length === 0 ? key?.replaceAll('_', ' ') : undefined
}

type Said = Pick<MessageRow, 'direction' | 'time' | 'kind' | 'text'>

function saidOf(history: unknown): Said[] {
  const known = directions.flatMap((direction) => {
    const messages = field(history, direction)
    if (!Array.isArray(messages)) return []
    return messages.map((each: unknown): Said => {
      const message = field(each, 'message') ?? each
      return { direction, time: timeIn(each), kind: kindIn(message), text: JSON.stringify(message) }
    })
  })
  const isKnown = directions.some((direction) => Array.isArray(field(history, direction)))
  // A form that nobody here knows is shown as it is.
  return isKnown ? known : [{ direction: undefined, time: undefined, kind: undefined, text: JSON.stringify(history) }]
}

/** All messages of all switches and peers, the last first. */
export function messageRows(histories: readonly SwitchBgpHistory[]): MessageRow[] {
  const rows = histories.flatMap(({ switch: location, history }) =>
    Object.entries(history).flatMap(([peer, said]) =>
      saidOf(said).map((each, index) => ({
        ...each,
        id: `${location} ${peer} ${index}`,
        name: peer,
        switch: location,
      })),
    ),
  )
  return rows.toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0))
}
