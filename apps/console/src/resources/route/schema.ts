import { whyNotIp, whyNotIpNet } from '@plenum/api/ip'
import { whyNotRoute } from '@plenum/api/route-rules'
import type { routeDestinations, routeTargets } from '@plenum/api/route-rules'
import { Description, Name } from '@plenum/api/scalars'
import type { RouteDestination, RouterRouteCreate, RouteTarget } from '@plenum/api'
import { z } from 'zod'

type DestinationType = (typeof routeDestinations)[number]
type TargetType = (typeof routeTargets)[number]

/** Where a route is for or leads to, as the form holds it. */
export interface RouteValues {
  name: string
  description: string
  destinationType: DestinationType
  destination: string
  targetType: TargetType
  target: string
}

/** What a new route begins with. */
export const emptyRoute: RouteValues = {
  name: '',
  description: '',
  destinationType: 'ip',
  destination: '',
  targetType: 'ip',
  target: '',
}

export function destinationOf({ destinationType, destination }: RouteValues): RouteDestination {
  return { type: destinationType, value: destination.trim() }
}

export function targetOf({ targetType, target }: RouteValues): RouteTarget {
  return targetType === 'drop' ? { type: targetType } : { type: targetType, value: target.trim() }
}

/** Why a value is none of its type; undefined when it is one. */
export function whyNotValue(type: DestinationType | TargetType, text: string): string | undefined {
  const value = text.trim()
  switch (type) {
    case 'drop':
      return undefined
    case 'ip':
      return whyNotIp(value)
    case 'ip_net':
      return whyNotIpNet(value)
    case 'subnet':
    case 'instance':
    case 'internet_gateway':
      return value === '' ? 'Nothing is chosen' : undefined
  }
}

/** The rules of `RouterRouteCreate`, over the fields of the form. */
export const routeSchema = z
  .object({
    name: Name,
    description: Description,
    destinationType: z.enum(['ip', 'ip_net', 'subnet']),
    destination: z.string(),
    targetType: z.enum(['ip', 'instance', 'internet_gateway', 'drop']),
    target: z.string(),
  })
  .superRefine((values, ctx) => {
    const add = (path: 'destination' | 'target', message: string | undefined) => {
      if (message) ctx.addIssue({ code: 'custom', path: [path], message })
      return message === undefined
    }
    const isReadable = [
      add('destination', whyNotValue(values.destinationType, values.destination)),
      add('target', whyNotValue(values.targetType, values.target)),
    ].every(Boolean)
    if (isReadable && whyNotRoute('custom', destinationOf(values), targetOf(values)))
      add('target', 'Destination and target must both be IPv4 or both be IPv6')
  })

export function routeBody(values: RouteValues): RouterRouteCreate {
  const { name, description } = values
  return { name, description, destination: destinationOf(values), target: targetOf(values) }
}
