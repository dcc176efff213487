import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { GatewayDetails } from '../../../../../resources/internet-gateway/details.tsx'
import { gatewayQuery } from '../../../../../resources/internet-gateway/queries.ts'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_internet-gateways/internet-gateways/$gateway/',
)({
  staticData: { crumbs: [{ label: 'Internet gateway', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(gatewayQuery(params)),
  component: GatewayPage,
})

function GatewayPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: gateway } = useSuspenseQuery(gatewayQuery(params))
  return (
    <GatewayDetails
      params={params}
      gateway={gateway}
      onDismiss={() => void navigate({ to: '/projects/$project/vpcs/$vpc/internet-gateways', params, search: true })}
    />
  )
}
