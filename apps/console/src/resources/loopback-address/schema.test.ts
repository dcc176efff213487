import { describe, expect, test } from 'vitest'
import { loopbackBody, loopbackSchema, whyNotMask } from './schema.ts'
import type { LoopbackValues } from './schema.ts'

const at = new Date(0)
const lot = (id: string, ...ends: readonly (readonly [string, string])[]) => ({
  id,
  name: id,
  description: '',
  timeCreated: at,
  timeModified: at,
  kind: 'infra' as const,
  blocks: ends.map(([firstAddress, lastAddress]) => ({ id: firstAddress, firstAddress, lastAddress })),
})
const choices = {
  lots: [lot('edge', ['10.0.0.0', '10.0.0.9'], ['fd00::', 'fd00::ff']), lot('empty')],
  loopbacks: [
    { id: 'l', addressLotBlockId: 'b', rackId: 'rack', switchLocation: 'switch0', address: '10.0.0.1/32' },
    { id: 'm', addressLotBlockId: 'b', rackId: 'rack', switchLocation: 'switch0', address: 'fd00::1/128' },
  ],
}
const values = (given: Partial<LoopbackValues>): LoopbackValues => ({
  addressLot: 'edge',
  rackId: 'rack',
  switchLocation: 'switch0',
  address: '10.0.0.2',
  mask: Number.NaN,
  anycast: false,
  ...given,
})

function complaints(given: Partial<LoopbackValues>) {
  const { error } = loopbackSchema(choices).safeParse(values(given))
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a loopback address', () => {
  test.each([
    [{}, []],
    [{ address: ' fd00::2 ', mask: 64 }, []],
    [{ address: '10.0.0' }, ['address: Not a valid IP address']],
    [{ address: '10.0.0.10' }, ['address: Not in edge, which has 10.0.0.0–10.0.0.9, fd00::–fd00::ff']],
    [{ addressLot: 'empty' }, ['address: Not in empty, but in edge']],
    [{ addressLot: 'empty', address: '10.1.0.0' }, ['address: empty has no blocks']],
    [{ address: '10.0.0.1' }, ['address: switch0 has this address already']],
    [{ address: 'fd00:0:0::1' }, ['address: switch0 has this address already']],
    [{ address: '10.0.0.1', switchLocation: 'switch1' as const }, []],
    [{ address: '10.0.0.1', rackId: 'other' }, []],
    [{ mask: 33 }, ['mask: Must be 0 to 32 for IPv4']],
    [{ address: 'fd00::2', mask: 129 }, ['mask: Must be 0 to 128 for IPv6']],
  ])('with %j: %j', (given, expected) => {
    expect(complaints(given)).toEqual(expected)
  })

  test('needs a lot and a rack', () => {
    expect(complaints({ addressLot: '', rackId: '' }).map((text) => text.split(':')[0])).toEqual(
      expect.arrayContaining(['addressLot', 'rackId']),
    )
  })
})

test('nothing is said of a mask while there is no address', () => {
  expect(whyNotMask(400, '')).toBeUndefined()
})

test('an empty mask is as wide as the address', () => {
  expect(loopbackBody(values({ address: ' 10.0.0.2 ' }))).toMatchObject({ address: '10.0.0.2', mask: 32 })
  expect(loopbackBody(values({ address: 'fd00::2' }))).toMatchObject({ mask: 128 })
  expect(loopbackBody(values({ mask: 0 }))).toMatchObject({ mask: 0 })
})
