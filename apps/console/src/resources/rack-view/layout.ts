/** What stands in a slot of a rack. */
export type Slot<Sled, NewSled> = { kind: 'sled'; sled: Sled } | { kind: 'new'; sled: NewSled } | { kind: 'empty' }

export interface RackLayout<Sled, NewSled> {
  /** Slots in the order of reading, two to a row: above the switches, and below them. */
  above: readonly Slot<Sled, NewSled>[]
  below: readonly Slot<Sled, NewSled>[]
}

/** Sleds that fit into a rack, side by side in pairs. */
const SLOTS = 32
const SLOTS_ABOVE = 16

const bySerial = new Intl.Collator('en', { numeric: true })

/**
 * Where the parts of a rack stand. Only of new sleds is the slot known; the others fill what these leave, in the order of
 * their serial numbers. What a rack cannot hold is not hidden: it gets longer.
 */
export function layOut<Sled extends { name: string }, NewSled extends { name: string; cubby: number }>(
  sleds: readonly Sled[],
  newSleds: readonly NewSled[],
): RackLayout<Sled, NewSled> {
  const slots = new Map<number, Slot<Sled, NewSled>>()
  const homeless: Slot<Sled, NewSled>[] = []
  for (const sled of newSleds) {
    const slot = { kind: 'new', sled } as const
    if (sled.cubby < SLOTS && !slots.has(sled.cubby)) slots.set(sled.cubby, slot)
    else homeless.push(slot)
  }
  const inOrder = sleds.toSorted((a, b) => bySerial.compare(a.name, b.name))
  let next = 0
  for (const slot of [...inOrder.map((sled) => ({ kind: 'sled', sled }) as const), ...homeless]) {
    while (slots.has(next)) next += 1
    slots.set(next, slot)
  }
  const count = Math.max(SLOTS, Math.ceil((Math.max(-1, ...slots.keys()) + 1) / 2) * 2)
  const all = Array.from({ length: count }, (_, number) => slots.get(number) ?? ({ kind: 'empty' } as const))
  return { above: all.slice(0, SLOTS_ABOVE), below: all.slice(SLOTS_ABOVE) }
}
