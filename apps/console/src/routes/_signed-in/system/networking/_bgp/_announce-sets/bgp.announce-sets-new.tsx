import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../../api/query.ts'
import { lotsWithBlocks } from '../../../../../../resources/address-lot/queries.ts'
import { AnnounceSetForm } from '../../../../../../resources/bgp/sets/form.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/_announce-sets/bgp/announce-sets-new')({
  staticData: { crumbs: [{ label: 'New announce set', isTitleOnly: true }] },
  loader: () => queryClient.ensureQueryData(lotsWithBlocks),
  component: NewAnnounceSet,
})

function NewAnnounceSet() {
  const navigate = useNavigate()
  const { data: lots } = useSuspenseQuery({ ...lotsWithBlocks, refetchOnMount: false })
  const toList = () => void navigate({ to: '/system/networking/bgp/announce-sets', search: true })
  return <AnnounceSetForm lots={lots} onDone={toList} />
}
