import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('no more than so many run at a time, in the order they came', async () => {
  const inTurn = atMost(2)
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const all = gates.map((gate, index) =>
    inTurn(async () => {
      started.push(index)
      await gate.promise
    }),
  )
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await all[1]
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(all)
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a failure frees its place', async () => {
  const inTurn = atMost(1)
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'next')).toBe('next')
})
