import { describe, expect, test } from 'vitest'
import {
  routeDestinations,
  routeTargets,
  whyNotAddRoute,
  whyNotAttachRouter,
  whyNotDeleteRoute,
  whyNotDeleteRouter,
  whyNotRoute,
  whyNotUpdateRoute,
} from './route-rules.ts'
import { RouteDestination, RouterRouteKind, RouteTarget } from './vpc-router-route.ts'

const exampleOf = { ip: '10.0.0.1', ip_net: '10.0.0.0/8', subnet: 'a', vpc: 'a', instance: 'a', internet_gateway: 'a' }

function destination(type: keyof typeof exampleOf, value = exampleOf[type]): RouteDestination {
  return RouteDestination.parse({ type, value })
}

function target(type: keyof typeof exampleOf | 'drop', value = type === 'drop' ? undefined : exampleOf[type]) {
  return RouteTarget.parse({ type, value })
}

describe('routers', () => {
  test('of the system stay, are never attached and take no routes', () => {
    expect(whyNotDeleteRouter('system')).toBe('cannot delete system router')
    expect(whyNotAttachRouter('system')).toBe('cannot attach a system router to a VPC subnet')
    expect(whyNotAddRoute('system')).toBe('user-provided routes cannot be added to a system router')
  })

  test('of people may go, be attached and take routes', () => {
    expect([whyNotDeleteRouter('custom'), whyNotAttachRouter('custom'), whyNotAddRoute('custom')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('routes', () => {
  test.each(RouterRouteKind.options.map((kind) => [kind, kind === 'custom' || kind === 'default'] as const))(
    'of kind %s can be changed: %s',
    (kind, can) => {
      const reason = `routes of type ${kind} within the system router are not modifiable`
      expect(whyNotUpdateRoute(kind)).toBe(can ? undefined : reason)
    },
  )

  test.each(RouterRouteKind.options)('of kind %s can be deleted only when they are custom', (kind) => {
    expect(whyNotDeleteRoute(kind)).toBe(kind === 'custom' ? undefined : 'DELETE not allowed on system routes')
  })

  test.each(routeDestinations.flatMap((from) => routeTargets.map((to) => [from, to] as const)))(
    'may lead from a destination of type %s to a target of type %s',
    (from, to) => {
      expect(whyNotRoute('custom', destination(from), target(to))).toBeUndefined()
    },
  )

  test.each([
    ['custom', destination('vpc'), target('drop')],
    ['default', destination('ip_net'), target('vpc')],
  ] as const)('of kind %s may not name VPCs', (kind, from, to) => {
    expect(whyNotRoute(kind, from, to)).toBe(`users cannot specify VPCs as a destination or target in ${kind} routes`)
  })

  test.each(['custom', 'default'] as const)('of kind %s may not lead to a subnet', (kind) => {
    expect(whyNotRoute(kind, destination('ip'), target('subnet'))).toBe(
      `subnets cannot be used as a target in ${kind} routers`,
    )
  })

  test.each([
    ['ip', '10.0.0.1', 'fd00::1'],
    ['ip', 'fd00::1', '10.0.0.1'],
    ['ip_net', '0.0.0.0/0', 'fd00::1'],
    ['ip_net', '::/0', '10.0.0.1'],
  ] as const)('may not lead from %s %s to %s, which is of the other family', (type, from, to) => {
    expect(whyNotRoute('custom', destination(type, from), target('ip', to))).toBe(
      'cannot mix explicit IPv4 and IPv6 addresses between destination and target',
    )
  })

  test('may lead from IPv6 to IPv6', () => {
    expect(whyNotRoute('custom', destination('ip_net', '::/0'), target('ip', 'fd00::1'))).toBeUndefined()
  })
})
