import { Tabs } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { PoolHeader, PoolProperties } from '../../../../resources/ip-pool/header.tsx'
import { linksOf, poolQuery, poolUtilizationQuery, rangesOf } from '../../../../resources/ip-pool/queries.ts'
import { RangesTab } from '../../../../resources/ip-pool/ranges-tab.tsx'
import { SilosOfPool } from '../../../../resources/ip-pool/silos-of.tsx'
import { UtilizationBars } from '../../../../resources/ip-pool/utilization-bars.tsx'
import { allSilos } from '../../../../resources/silo/queries.ts'

type Tab = 'ranges' | 'silos'

export const Route = createFileRoute('/_signed-in/system/networking/ip-pools/$pool')({
  // The default is not in the address.
  validateSearch: ({ tab }): { tab?: Tab } => (tab === 'silos' ? { tab } : {}),
  staticData: {
    crumbs: ({ pool = '' }) => [
      { label: 'IP pools', to: '/system/networking/ip-pools' },
      { label: pool, to: `/system/networking/ip-pools/${pool}` },
    ],
  },
  loader: async ({ params: { pool } }) => {
    await Promise.all([
      queryClient.ensureQueryData(poolQuery(pool)),
      queryClient.ensureQueryData(poolUtilizationQuery(pool)),
      queryClient.ensureQueryData(rangesOf(pool)),
      queryClient.ensureQueryData(linksOf(pool)),
      // Only their names come from it.
      queryClient.prefetchQuery(allSilos()),
    ])
  },
  component: IpPoolPage,
})

function IpPoolPage() {
  const { pool: given } = Route.useParams()
  const { tab = 'ranges' } = Route.useSearch()
  const navigate = useNavigate()
  const { data: pool } = useSuspenseQuery(poolQuery(given))
  const { data: utilization } = useSuspenseQuery(poolUtilizationQuery(given))
  const { data: ranges } = useSuspenseQuery(rangesOf(given))
  const { data: links } = useSuspenseQuery(linksOf(given))
  const show = (id: string) =>
    void navigate({
      to: '.',
      search: id === 'silos' ? { tab: 'silos' } : {},
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PoolHeader pool={pool} given={given} hasRanges={ranges.items.length > 0} />
      <PoolProperties pool={pool} />
      <UtilizationBars utilization={utilization} />
      <Tabs
        label="IP pool"
        value={tab}
        onChange={show}
        items={[
          { id: 'ranges', label: 'IP ranges', content: <RangesTab pool={pool} ranges={ranges.items} /> },
          { id: 'silos', label: 'Linked silos', content: <SilosOfPool pool={pool} links={links.items} /> },
        ]}
      />
      <Outlet />
    </>
  )
}
