import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { Section } from '../../../../resources/section.tsx'
import { QuotaTable } from '../../../../resources/quota/table.tsx'
import { EditQuotasButton } from '../../../../resources/quota/edit-button.tsx'
import { siloQuery, siloUtilizationQuery } from '../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_quotas')({
  staticData: { crumbs: ({ silo = '' }) => [{ label: 'Quotas', to: `/system/silos/${silo}/quotas` }] },
  loader: ({ params }) => queryClient.ensureQueryData(siloUtilizationQuery(params.silo)),
  component: QuotasTab,
})

function QuotasTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  const { data: utilization } = useSuspenseQuery(siloUtilizationQuery(params.silo))
  return (
    <div className="max-w-3xl">
      <Section title="Quotas" actions={<EditQuotasButton silo={silo} />}>
        <QuotaTable utilization={utilization} />
        <Outlet />
      </Section>
    </div>
  )
}
