import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { ProviderDetails } from '../../../../../resources/identity-provider/details.tsx'
import { providerQuery } from '../../../../../resources/identity-provider/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_idps/idps/saml/$provider')({
  staticData: { crumbs: [{ label: 'Identity provider', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(providerQuery(params)),
  component: ProviderPage,
})

function ProviderPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: provider } = useSuspenseQuery(providerQuery(params))
  return (
    <ProviderDetails
      provider={provider}
      silo={params.silo}
      onDismiss={() => void navigate({ to: '/system/silos/$silo/idps', params })}
    />
  )
}
