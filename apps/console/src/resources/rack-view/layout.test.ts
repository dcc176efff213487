import { describe, expect, test } from 'vitest'
import { layOut } from './layout.ts'

const sled = (number: number) => ({ name: `SLD-${number}` })
const sleds = (count: number) => Array.from({ length: count }, (_, index) => sled(index + 1))
const namesOf = ({ above, below }: ReturnType<typeof layOut>) =>
  [...above, ...below].map((slot) => (slot.kind === 'empty' ? undefined : slot.sled.name))

describe('a rack', () => {
  test.each([0, 1, 16, 32])('with %d sleds has 32 slots, half of them above the switches', (count) => {
    const layout = layOut(sleds(count), [])
    expect(layout.above).toHaveLength(16)
    expect(layout.below).toHaveLength(16)
    expect(namesOf(layout).filter((name) => name !== undefined)).toHaveLength(count)
  })

  test('has its sleds from the top, in the order of their serial numbers', () => {
    const layout = layOut([sled(10), sled(2), sled(1)], [])
    expect(namesOf(layout).slice(0, 4)).toEqual(['SLD-1', 'SLD-2', 'SLD-10', undefined])
  })

  test('shows a new sled in the slot that it is in, and the others around it', () => {
    const layout = layOut([sled(1), sled(2)], [{ name: 'NEW', cubby: 1 }])
    expect(namesOf(layout).slice(0, 3)).toEqual(['SLD-1', 'NEW', 'SLD-2'])
    expect(layout.above[1]?.kind).toBe('new')
  })

  test('hides nothing: two new sleds in one slot, a slot beyond its end, more sleds than it holds', () => {
    const waiting = [
      { name: 'NEW-A', cubby: 0 },
      { name: 'NEW-B', cubby: 0 },
      { name: 'NEW-C', cubby: 99 },
    ]
    const names = namesOf(layOut(sleds(32), waiting)).filter((name) => name !== undefined)
    expect(names).toHaveLength(35)
    expect(new Set(names).size).toBe(35)
    expect(layOut(sleds(32), waiting).below.length % 2).toBe(0)
  })
})
