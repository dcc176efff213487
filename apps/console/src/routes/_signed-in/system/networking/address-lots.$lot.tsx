import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { BlockList } from '../../../../resources/address-lot/block-list.tsx'
import { LotHeader, LotProperties } from '../../../../resources/address-lot/header.tsx'
import { announcedSets, lotsWithBlocks } from '../../../../resources/address-lot/queries.ts'
import type { LotWithBlocks } from '../../../../resources/address-lot/queries.ts'
import { UseList } from '../../../../resources/address-lot/use-list.tsx'
import { useUsesOf } from '../../../../resources/address-lot/use-uses.ts'
import { allLoopbacks } from '../../../../resources/loopback-address/queries.ts'
import { everySettings } from '../../../../resources/port-settings/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/address-lots/$lot')({
  staticData: {
    crumbs: ({ lot = '' }) => [
      { label: 'Address lots', to: '/system/networking/address-lots' },
      { label: lot, to: `/system/networking/address-lots/${lot}` },
    ],
  },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(allLoopbacks)
    void queryClient.prefetchQuery(everySettings)
    void queryClient.prefetchQuery(announcedSets)
    lotIn(await queryClient.ensureQueryData(lotsWithBlocks), params.lot)
  },
  component: AddressLotPage,
})

/** The API knows no way to ask for one lot. */
function lotIn(lots: readonly LotWithBlocks[], given: string): LotWithBlocks {
  const lot = lots.find(({ id, name }) => name === given || id === given)
  if (!lot) throw notFound()
  return lot
}

function AddressLotPage() {
  const { lot: given } = Route.useParams()
  const { data } = useSuspenseQuery(lotsWithBlocks)
  const lot = lotIn(data, given)
  const uses = useUsesOf(lot)
  return (
    <>
      <LotHeader lot={lot} uses={uses} />
      <LotProperties lot={lot} />
      <BlockList blocks={lot.blocks} />
      <UseList uses={uses} />
    </>
  )
}
