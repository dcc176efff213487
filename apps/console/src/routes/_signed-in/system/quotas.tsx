import { tenantCapacity } from '@plenum/api/capacity-rules'
import { InfoPopover, PageHeader } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { FleetTotals } from '../../../metrics/fleet-totals.tsx'
import { totalOf } from '../../../metrics/resource-counts.ts'
import { fleetUtilization } from '../../../resources/capacity/queries.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { quotaColumns } from '../../../resources/quota/columns.tsx'
import { quotasOfSilos } from '../../../resources/quota/queries.ts'
import { useOwnRoles } from '../../../resources/silo/own-roles.ts'
import { whyNotOperator } from '../../../resources/silo/permission.ts'
import { allSleds } from '../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/quotas')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Quotas', to: '/system/quotas' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    Promise.all([
      loadList(quotasOfSilos, deps),
      queryClient.ensureQueryData(fleetUtilization),
      queryClient.ensureQueryData(allSleds),
    ]),
  component: QuotasPage,
})

const about = 'How much each silo may have provisioned at once. A quota is a limit and sets nothing aside.'

function QuotasPage() {
  const roles = useOwnRoles()
  const silos = useSuspenseQuery(fleetUtilization).data.items
  const capacity = tenantCapacity(useSuspenseQuery(allSleds).data.items)
  return (
    <>
      <PageHeader
        title="Quotas"
        icon={<Scale />}
        info={
          <InfoPopover
            topic="quotas"
            heading="Quotas"
            summary={`${about} Quotas of all silos may add up to more than there is: the share of the capacity says by how much. Of the hardware, 70% counts: the rest is for the rack itself.`}
          />
        }
      />
      <FleetTotals
        provisioned={totalOf(silos.map(({ provisioned }) => provisioned))}
        quota={totalOf(silos.map(({ allocated }) => allocated))}
        capacity={capacity}
      />
      <ListPage
        isTab
        id="quotas"
        title="Quotas of silos"
        noun={{ one: 'silo', many: 'silos' }}
        icon={<Scale />}
        about={about}
        source={quotasOfSilos}
        columns={quotaColumns(({ id }) => whyNotOperator('modifySilo', roles, id))}
        rowActions={({ id }) => [copyId(id)]}
      />
    </>
  )
}
