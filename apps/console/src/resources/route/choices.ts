import type { Option } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'
import { allInstances } from '../instance/queries.ts'
import { allGateways } from '../internet-gateway/queries.ts'
import { allSubnets } from '../subnet/queries.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** What routes can name, asked for before a form opens. */
export function loadRouteChoices(params: VpcParams): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(allSubnets(params)),
    queryClient.ensureQueryData(allInstances(params.project)),
    queryClient.ensureQueryData(allGateways(params)),
  ])
}

type Named = readonly { name: string; description: string }[]

function optionsOf(named: Named = []): Option[] {
  return named.map(({ name, description }) => ({
    value: name,
    label: name,
    ...(description !== '' && { description }),
  }))
}

/** The names that a value of each type is chosen from. */
export function useRouteChoices(params: VpcParams) {
  const { data: subnets } = useQuery(allSubnets(params))
  const { data: instances } = useQuery(allInstances(params.project))
  const { data: gateways } = useQuery(allGateways(params))
  return {
    subnet: optionsOf(subnets?.items),
    instance: optionsOf(instances?.items),
    internet_gateway: optionsOf(gateways?.items),
  }
}
export type RouteChoices = ReturnType<typeof useRouteChoices>
