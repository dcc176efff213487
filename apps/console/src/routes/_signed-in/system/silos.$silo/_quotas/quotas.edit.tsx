import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { EditQuotas } from '../../../../../resources/quota/edit.tsx'
import { siloQuery, siloUtilizationQuery } from '../../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_quotas/quotas/edit')({
  staticData: { crumbs: [{ label: 'Edit quotas', isTitleOnly: true }] },
  component: EditQuotasPage,
})

function EditQuotasPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: silo } = useSuspenseQuery({ ...siloQuery(params.silo), refetchOnMount: false })
  const { data: utilization } = useSuspenseQuery({ ...siloUtilizationQuery(params.silo), refetchOnMount: false })
  return (
    <EditQuotas
      silo={silo}
      utilization={utilization}
      onDone={() => void navigate({ to: '/system/silos/$silo/quotas', params })}
    />
  )
}
