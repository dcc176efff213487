import { expect, test } from 'vitest'
import { closedSleds, waitingSleds } from './sleds.ts'

const sled = {
  id: 'a',
  baseboard: { serial: 'SLD-1', part: 'p', revision: 1 },
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
} as const

test('a sled that takes new instances is fine, and so is one that is gone for good', () => {
  expect(closedSleds([sled, { ...sled, policy: { kind: 'expunged' }, state: 'decommissioned' }])).toEqual([])
})

test('a sled that takes none is told, and leads to its page', () => {
  const closed = { ...sled, policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } } as const
  expect(closedSleds([closed])).toMatchObject([
    { text: expect.stringContaining('SLD-1 is not provisionable'), remedy: { params: { sledId: 'a' } } },
  ])
})

test('a sled that is expunged and still there is told', () => {
  expect(closedSleds([{ ...sled, policy: { kind: 'expunged' } }])).toMatchObject([
    { text: expect.stringContaining('not decommissioned yet') },
  ])
})

test('each sled that waits is to be known, by its slot', () => {
  expect(waitingSleds([])).toEqual([])
  expect(waitingSleds([{ baseboard: sled.baseboard, cubby: 13 }])).toMatchObject([
    { severity: 'info', text: 'Sled SLD-1 in slot 13 waits to be added to the rack' },
  ])
})
