import { expect, test } from 'vitest'
import { lotBody, lotSchema } from './schema.ts'
import type { LotValues } from './schema.ts'

const block = (firstAddress: string, lastAddress: string) => ({ firstAddress, lastAddress })
const values = (given: Partial<LotValues>): LotValues => ({
  name: 'edge',
  description: '',
  kind: 'infra',
  blocks: [],
  first: '',
  last: '',
  ...given,
})

function complaints(given: Partial<LotValues>) {
  const { error } = lotSchema.safeParse(values(given))
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a lot has at least one block, which may be the one that is being typed', () => {
  expect(complaints({})).toEqual(['first: A lot needs at least one block'])
  expect(complaints({ blocks: [block('10.0.0.0', '10.0.0.9')] })).toEqual([])
  expect(complaints({ first: '10.0.0.0', last: '10.0.0.9' })).toEqual([])
})

test('half a block is not left out in silence', () => {
  expect(complaints({ blocks: [block('10.0.0.0', '10.0.0.9')], first: '10.1.0.0' })).toEqual([
    'last: Not a valid IP address',
  ])
})

test('the block that is being typed is free of the others', () => {
  expect(complaints({ blocks: [block('10.0.0.0', '10.0.0.9')], first: '10.0.0.9', last: '10.0.0.12' })).toEqual([
    'last: The block overlaps 10.0.0.0–10.0.0.9',
  ])
})

test('what is sent has all blocks and nothing of the fields for typing', () => {
  const given = values({ blocks: [block('10.0.0.0', '10.0.0.9')], first: ' fd00:: ', last: 'fd00::ff' })
  expect(lotBody(lotSchema.parse(given))).toEqual({
    name: 'edge',
    description: '',
    kind: 'infra',
    blocks: [block('10.0.0.0', '10.0.0.9'), block('fd00::', 'fd00::ff')],
  })
  expect(lotBody(lotSchema.parse(values({ blocks: [block('10.0.0.0', '10.0.0.9')] }))).blocks).toHaveLength(1)
})
