import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { trustRootQuery } from '../../../../../resources/system-update/queries.ts'
import { TrustRootDetails } from '../../../../../resources/system-update/trust-root-details.tsx'

export const Route = createFileRoute('/_signed-in/system/_update/_trust-roots/update/trust-roots/$trustRoot')({
  staticData: { crumbs: [{ label: 'Trust root', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(trustRootQuery(params.trustRoot)),
  component: TrustRootView,
})

function TrustRootView() {
  const { trustRoot } = Route.useParams()
  const navigate = useNavigate()
  const { data: root } = useSuspenseQuery(trustRootQuery(trustRoot))
  return (
    <TrustRootDetails root={root} onDismiss={() => void navigate({ to: '/system/update/trust-roots', search: true })} />
  )
}
