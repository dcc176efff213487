import { routeDestinations, routeTargets } from '@plenum/api/route-rules'
import type { RouterRoute } from '@plenum/api'
import { emptyRoute } from './schema.ts'
import type { RouteValues } from './schema.ts'

/** A route as its form begins; what people cannot give a route begins empty. */
export function valuesOf({ name, description, destination, target }: RouterRoute): RouteValues {
  const destinationType = routeDestinations.find((type) => type === destination.type)
  const targetType = routeTargets.find((type) => type === target.type)
  return {
    name,
    description,
    destinationType: destinationType ?? emptyRoute.destinationType,
    destination: destinationType ? destination.value : '',
    targetType: targetType ?? emptyRoute.targetType,
    target: targetType && target.type !== 'drop' ? target.value : '',
  }
}
