import { Outlet, createFileRoute } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '../../../../api/query.ts'
import { Providers } from '../../../../resources/identity-provider/list.tsx'
import { providersOfSilo, siloQuery } from '../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_idps')({
  staticData: { crumbs: ({ silo = '' }) => [{ label: 'Identity providers', to: `/system/silos/${silo}/idps` }] },
  loader: ({ params }) => queryClient.ensureQueryData(providersOfSilo(params.silo)),
  component: IdpsTab,
})

function IdpsTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  const { data: providers } = useSuspenseQuery(providersOfSilo(params.silo))
  return (
    <>
      <Providers silo={silo} providers={providers.items} />
      <Outlet />
    </>
  )
}
