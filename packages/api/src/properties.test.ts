import * as fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { generateName } from './generate-name.ts'
import { whyNotIp, whyNotIpNet } from './ip.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { whyNotPorts } from './firewall-range.ts'
import { NAME_MAX, whyNotName } from './text-rules.ts'
import { arbitraryOf } from './testing/arbitrary.ts'
import { fromWire, toWire } from './wire.ts'

const all: readonly Operation[] = Object.values(operations)
const schemas = all.flatMap(({ id, body, bodyType, response }) => [
  ...(body && bodyType === undefined ? [[`${id}, body`, body] as const] : []),
  ...(response ? [[`${id}, response`, response] as const] : []),
])

describe('what goes over the wire comes back as it was', () => {
  test.each(schemas)('%s', (_, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(value))))).toEqual(JSON.parse(JSON.stringify(value), revive))
      }),
      { numRuns: 20 },
    )
  })
})

/** `toEqual` tells −0 from 0 and JSON does not, so what is expected takes the same road; dates come back as dates. */
function revive(this: unknown, _: string, value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? new Date(value) : value
}

const NAME = fc.stringMatching(/^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/)

test('a generated name is a valid one, whatever it is made of', () => {
  fc.assert(
    fc.property(NAME, fc.array(NAME, { maxLength: 3 }), (first, others) => {
      const name = generateName([first, ...others])
      expect(name.length).toBeLessThanOrEqual(NAME_MAX)
      expect(whyNotName(name)).toBeUndefined()
      expect(name).toMatch(/-[0-9a-f]{6}$/)
    }),
    { numRuns: 10_000 },
  )
})

/** Of each of the three, others every time. With `FC_RUNS=340000` it is about a million in all. */
const RUNS = Number(process.env['FC_RUNS'] ?? 34_000)
/** Milliseconds; it is much work, and the machine may have other work. */
const PATIENCE = 120_000
const AROUND_IP = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.stringMatching(/^[0-9.]{1,15}$/),
  fc.stringMatching(/^[0-9a-fA-F:]{1,39}$/),
)

/** Four parts in decimal without leading zeros, or what the library takes for IPv6, without a zone. */
function isIpByLibrary(text: string): boolean {
  if (text.includes(':')) return ipaddr.IPv6.isValid(text) && !text.includes('%')
  return ipaddr.IPv4.isValidFourPartDecimal(text)
}

test(
  'addresses are those that a library knows',
  () => {
    fc.assert(
      fc.property(AROUND_IP, (text) => (whyNotIp(text) === undefined) === isIpByLibrary(text)),
      { numRuns: RUNS },
    )
  },
  PATIENCE,
)

test(
  'networks are those that a library knows',
  () => {
    const width = fc.oneof(fc.integer({ min: 0, max: 140 }).map(String), fc.stringMatching(/^[0-9./-]{0,3}$/))
    fc.assert(
      fc.property(AROUND_IP, width, (address, bits) => {
        const max = address.includes(':') ? 128 : 32
        const isRight = isIpByLibrary(address) && /^\d+$/.test(bits) && Number(bits) <= max
        return (whyNotIpNet(`${address}/${bits}`) === undefined) === isRight
      }),
      { numRuns: RUNS },
    )
  },
  PATIENCE,
)

test(
  'ports are numbers from 1 to 65535, alone or in order',
  () => {
    const part = fc.oneof(fc.integer({ min: 0, max: 99_999 }).map(String), fc.stringMatching(/^[0-9 -]{0,6}$/))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const text = parts.join('-')
        const numbers = text.split('-')
        const isRight =
          numbers.length <= 2 &&
          numbers.every((n) => /^[0-9]{1,5}$/.test(n) && Number(n) >= 1 && Number(n) <= 65_535) &&
          Number(numbers[0]) <= Number(numbers.at(-1))
        return (whyNotPorts(text) === undefined) === isRight
      }),
      { numRuns: RUNS },
    )
  },
  PATIENCE,
)
