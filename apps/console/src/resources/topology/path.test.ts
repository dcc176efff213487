import { describe, expect, test } from 'vitest'
import { topologyOf } from './model.ts'
import { pathOut, pathText, sourceAddress, sourceText } from './path.ts'
import { floatingIp, gateway, instance, nic, parts, route, router, subnet } from './testing.ts'

const lab = subnet('lab', 'own')
const system = parts().routers

function textOf(more: Parameters<typeof parts>[0]) {
  const { steps, outcome } = pathText(pathOut(topologyOf(parts({ subnets: [lab], ...more })), lab))
  return [...steps, outcome].filter(Boolean).join(' > ')
}

describe('the way out of a subnet', () => {
  test('is by the system router where there is no other', () => {
    expect(textOf({})).toBe('lab > system > default-v4 > default')
  })

  test('is by the custom router first', () => {
    const own = router('own', [route('out', { type: 'internet_gateway', value: 'exit' })])
    expect(textOf({ routers: [...system, own], gateways: [gateway('default', []), gateway('exit', [])] })).toBe(
      'lab > own > out > exit',
    )
  })

  test('is not by a custom router of another subnet, nor by routes to some networks only', () => {
    const other = router('other', [route('out', { type: 'drop' })])
    const some = router('own', [
      route('a', { type: 'drop' }, { destination: { type: 'ip_net', value: '10.0.0.0/8' } }),
      route('b', { type: 'drop' }, { destination: { type: 'ip_net', value: '::/0' } }),
      route('c', { type: 'drop' }, { destination: { type: 'ip', value: '192.0.2.1' } }),
    ])
    expect(textOf({ routers: [other, some, ...system] })).toBe('lab > system > default-v4 > default')
  })

  test('passes over routes that name what is not there', () => {
    const own = router('own', [
      route('a', { type: 'internet_gateway', value: 'gone' }),
      route('b', { type: 'instance', value: 'gone' }),
    ])
    expect(textOf({ routers: [own, ...system] })).toBe('lab > system > default-v4 > default')
    expect(textOf({ routers: [own] })).toBe('lab > no route leads outside')
    expect(textOf({ gateways: [] })).toBe('lab > no route leads outside')
  })

  test('may end in a drop, or at somebody who decides', () => {
    expect(textOf({ routers: [router('own', [route('stop', { type: 'drop' })]), ...system] })).toBe(
      'lab > own > stop > dropped',
    )
    const viaInstance = router('own', [route('via', { type: 'instance', value: 'fw' })])
    const nics = new Map([[lab.id, [nic('fw', 'lab')]]])
    expect(textOf({ routers: [viaInstance, ...system], instances: [instance('fw')], nics })).toBe(
      'lab > own > via > fw > which decides what becomes of them',
    )
    const viaAddress = router('own', [route('via', { type: 'ip', value: '10.0.0.9' })])
    expect(textOf({ routers: [viaAddress, ...system] })).toMatch(/^lab > own > via > 10.0.0.9 > /)
  })
})

describe('the address that packets leave with', () => {
  const ephemeral = { kind: 'ephemeral', ip: '192.0.2.9', ipPoolId: 'id of internet' } as const
  const floating = { kind: 'floating', ...floatingIp('front', 'web') } as const
  const leaving = { gateway: gateway('default', ['internet']), isPrimary: true, defaultPoolId: 'id of internet' }
  const textWith = (more: Partial<Parameters<typeof sourceAddress>[0]>) =>
    sourceText(sourceAddress({ ...leaving, externalIps: [], ...more }))

  test.each([
    ['a floating one before an ephemeral one', { externalIps: [ephemeral, floating] }, '192.0.2.1 (floating)'],
    ['an ephemeral one', { externalIps: [ephemeral] }, '192.0.2.9 (ephemeral)'],
    ['a shared one without any', {}, 'a shared address'],
    [
      'the one that is attached by itself',
      { gateway: gateway('g', [], '192.0.2.9'), externalIps: [ephemeral] },
      '192.0.2.9 (ephemeral)',
    ],
    [
      'none of another pool',
      { gateway: gateway('g', ['partners']), externalIps: [ephemeral] },
      'It has no address that is attached to g',
    ],
    [
      'none where nothing is attached',
      { gateway: gateway('g', []), externalIps: [ephemeral] },
      'Nothing is attached to g',
    ],
    [
      'none at another than the primary interface',
      { isPrimary: false, externalIps: [ephemeral] },
      'Only the primary interface has addresses of the outside',
    ],
    [
      'none when the silo has no default pool',
      { defaultPoolId: undefined },
      'It has no address that is attached to default',
    ],
  ])('is %s', (_, more, text) => {
    expect(textWith(more)).toBe(text)
  })
})
