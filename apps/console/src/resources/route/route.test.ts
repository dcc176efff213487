import type { RouterRoute } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { endText } from './ends.tsx'
import { changeable, kindText, whyNotDelete, whyNotEdit, whyNotNewRoute } from './rules.ts'
import { emptyRoute, routeBody, routeSchema, whyNotValue } from './schema.ts'
import type { RouteValues } from './schema.ts'
import { valuesOf } from './values.ts'

const route: RouterRoute = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'out',
  description: '',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  vpcRouterId: '00000000-0000-4000-8000-000000000001',
  kind: 'custom',
  destination: { type: 'ip_net', value: '0.0.0.0/0' },
  target: { type: 'internet_gateway', value: 'default' },
}

test.each([
  [{ type: 'drop' }, 'Drop'],
  [{ type: 'ip', value: '10.0.0.1' }, 'IP 10.0.0.1'],
  [{ type: 'internet_gateway', value: 'default' }, 'Gateway default'],
  [{ type: 'subnet', value: 'a' }, 'VPC subnet a'],
] as const)('%j reads %j', (end, text) => {
  expect(endText(end)).toBe(text)
})

describe('what can be done with a route', () => {
  test('all of a custom one, the target of a default one, nothing of a subnet’s', () => {
    expect(changeable('custom')).toEqual({ all: true, target: true })
    expect(changeable('default')).toEqual({ all: false, target: true })
    expect(changeable('vpc_subnet')).toEqual({ all: false, target: false })
    expect(whyNotEdit('default')).toBeUndefined()
    expect(whyNotEdit('vpc_subnet')).toMatch(/follows the subnet/)
  })

  test('only custom ones are deleted, and only custom routers take new ones', () => {
    expect(whyNotDelete('custom')).toBeUndefined()
    expect(whyNotDelete('default')).toMatch(/cannot be deleted/)
    expect(whyNotNewRoute('custom')).toBeUndefined()
    expect(whyNotNewRoute('system')).toMatch(/none can be added/)
    expect(kindText('vpc_subnet')).toBe('vpc subnet')
  })
})

test.each([
  ['ip', '10.0.0.1', undefined],
  ['ip', ' fd00::1 ', undefined],
  ['ip', '10.0.0.0/8', 'Not a valid IP address'],
  ['ip_net', '10.0.0.0/8', undefined],
  ['ip_net', '10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
  ['ip_net', '10.0.0.0/33', 'Max width for IPv4 is 32'],
  ['subnet', '', 'Nothing is chosen'],
  ['instance', 'web', undefined],
  ['drop', '', undefined],
] as const)('as %s, %j: %s', (type, text, reason) => {
  expect(whyNotValue(type, text)).toBe(reason)
})

const problems = (values: Partial<RouteValues>) =>
  routeSchema
    .safeParse({ ...emptyRoute, name: 'a', ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a route', () => {
  test('is told of both ends at once', () => {
    expect(problems({ destination: 'x', target: 'y' })).toEqual([
      'destination: Not a valid IP address',
      'target: Not a valid IP address',
    ])
  })

  test('is told what cannot be read before what does not go together', () => {
    expect(problems({ destination: 'x', target: 'fd00::1' })).toEqual(['destination: Not a valid IP address'])
  })

  test('cannot mix IPv4 and IPv6', () => {
    const mixed = ['target: Destination and target must both be IPv4 or both be IPv6']
    expect(problems({ destination: '10.0.0.1', target: 'fd00::1' })).toEqual(mixed)
    expect(problems({ destinationType: 'ip_net', destination: '::/0', target: '10.0.0.1' })).toEqual(mixed)
    expect(problems({ destination: '10.0.0.1', target: '10.0.0.2' })).toBeUndefined()
    expect(problems({ destination: '10.0.0.1', targetType: 'instance', target: 'web' })).toBeUndefined()
  })

  test('that drops sends nothing but that', () => {
    const values: RouteValues = { ...emptyRoute, name: 'a', destination: ' 10.0.0.1 ', targetType: 'drop', target: 'x' }
    expect(routeBody(values)).toEqual({
      name: 'a',
      description: '',
      destination: { type: 'ip', value: '10.0.0.1' },
      target: { type: 'drop' },
    })
  })

  test('comes out of its form as it went in', () => {
    const { name, description, destination, target } = route
    expect(routeBody(valuesOf(route))).toEqual({ name, description, destination, target })
    const dropped = valuesOf({ ...route, target: { type: 'drop' } })
    expect(routeBody(dropped)).toMatchObject({ target: { type: 'drop' } })
  })
})
