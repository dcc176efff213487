import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { PoolsOfSilo } from '../../../../resources/ip-pool/of-silo.tsx'
import { poolsOfSilo, siloQuery } from '../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/ip-pools')({
  staticData: { crumbs: [{ label: 'IP pools' }] },
  loader: ({ params }) => queryClient.ensureQueryData(poolsOfSilo(params.silo)),
  component: IpPoolsTab,
})

function IpPoolsTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  const { data: pools } = useSuspenseQuery(poolsOfSilo(params.silo))
  return <PoolsOfSilo silo={silo} pools={pools.items} />
}
