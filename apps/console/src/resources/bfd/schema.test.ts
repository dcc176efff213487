import { expect, test } from 'vitest'
import { bfdBody, bfdSchema, detectionTime, initialBfd } from './schema.ts'

const good = { ...initialBfd, remote: '192.0.2.1' }

test('intervals are typed in milliseconds and sent in microseconds', () => {
  expect(bfdBody(bfdSchema.parse({ ...good, interval: 0.25 }))).toEqual({
    switch: 'switch0',
    remote: '192.0.2.1',
    mode: 'single_hop',
    detectionThreshold: 3,
    requiredRx: 250,
  })
})

test('an address to speak from is sent where there is one', () => {
  expect(bfdBody(bfdSchema.parse({ ...good, local: ' 192.0.2.2 ' }))).toMatchObject({ local: '192.0.2.2' })
})

test.each([
  [{ remote: '' }, 'remote'],
  [{ remote: '192.0.2' }, 'remote'],
  [{ local: 'x' }, 'local'],
  [{ local: 'fd00::1' }, 'local'],
  [{ detectionThreshold: 0 }, 'detectionThreshold'],
  [{ detectionThreshold: 256 }, 'detectionThreshold'],
  [{ detectionThreshold: Number.NaN }, 'detectionThreshold'],
  [{ interval: 0 }, 'interval'],
  [{ interval: 4_294_968 }, 'interval'],
])('%j is refused', (change, field) => {
  const { error } = bfdSchema.safeParse({ ...good, ...change })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('a peer is down after so many intervals', () => {
  expect(detectionTime({ detectionThreshold: 3, interval: 300 })).toBe(900)
})
