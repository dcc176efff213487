import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { EditQuotas } from '../../../../../resources/quota/edit.tsx'
import { siloQuotasQuery } from '../../../../../resources/quota/queries.ts'
import { siloQuery, siloUtilizationQuery } from '../../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_quotas/quotas/edit')({
  staticData: { crumbs: [{ label: 'Edit quotas', isTitleOnly: true }] },
  // Somebody else may have changed them since the page behind was opened.
  loader: ({ params }) => queryClient.fetchQuery(siloQuotasQuery(params.silo)),
  component: EditQuotasPage,
})

function EditQuotasPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: silo } = useSuspenseQuery({ ...siloQuery(params.silo), refetchOnMount: false })
  const { data: quotas } = useSuspenseQuery({ ...siloQuotasQuery(params.silo), refetchOnMount: false })
  const { data: utilization } = useSuspenseQuery({ ...siloUtilizationQuery(params.silo), refetchOnMount: false })
  return (
    <EditQuotas
      silo={silo}
      quotas={quotas}
      utilization={utilization}
      onDone={() => void navigate({ to: '/system/silos/$silo/quotas', params })}
    />
  )
}
