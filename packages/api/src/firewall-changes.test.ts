import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firewallChanges } from './firewall-changes.ts'
import { evaluatePath, isAllowed } from './firewall-evaluation.ts'
import type { PacketEnd } from './firewall-evaluation.ts'
import { db, firewallRule as rule, outside, somePacket, someRule, web } from './testing/firewall.ts'

function inside(end: PacketEnd): boolean {
  return end !== outside
}

describe('what a change of rules changes', () => {
  test('is found for whatever packet fares differently', () => {
    const ends = [web, db]
    fc.assert(
      fc.property(
        fc.array(someRule, { maxLength: 4 }),
        fc.array(someRule, { maxLength: 4 }),
        somePacket.filter(
          ({ source, destination }) =>
            inside(source) !== inside(destination) || (inside(source) && source !== destination),
        ),
        (before, after, packet) => {
          const [was, is] = [before, after].map((rules) => isAllowed(evaluatePath(rules, 'shop', packet)))
          const { changes, isComplete } = firewallChanges(before, after, 'shop', ends)
          expect(isComplete).toBe(true)
          if (was !== is) expect(changes.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('is nothing when only names change', () => {
    expect(firewallChanges([rule({ name: 'a' })], [rule({ name: 'b' })], 'shop', [web, db]).changes).toEqual([])
  })

  test('is said by packet, before and after', () => {
    const https = rule({ name: 'https', filters: { ports: ['443'], protocols: [{ type: 'tcp' }] } })
    const { changes } = firewallChanges([], [https], 'shop', [web])
    expect(changes).toEqual([
      {
        packet: { source: { ip: '203.0.113.254' }, destination: web, protocol: { type: 'tcp', port: 443 } },
        before: 'deny',
        after: 'allow',
      },
    ])
  })
})
