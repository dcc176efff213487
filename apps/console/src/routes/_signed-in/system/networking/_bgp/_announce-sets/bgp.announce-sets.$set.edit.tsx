import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../../api/query.ts'
import { lotsWithBlocks } from '../../../../../../resources/address-lot/queries.ts'
import { AnnounceSetForm } from '../../../../../../resources/bgp/sets/form.tsx'
import { wholeSetQuery } from '../../../../../../resources/bgp/sets/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/_announce-sets/bgp/announce-sets/$set/edit')({
  staticData: { crumbs: [{ label: 'Edit announce set', isTitleOnly: true }] },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(wholeSetQuery(params.set)), queryClient.ensureQueryData(lotsWithBlocks)]),
  component: EditAnnounceSet,
})

function EditAnnounceSet() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: set } = useSuspenseQuery({ ...wholeSetQuery(params.set), refetchOnMount: false })
  const { data: lots } = useSuspenseQuery({ ...lotsWithBlocks, refetchOnMount: false })
  const toList = () => void navigate({ to: '/system/networking/bgp/announce-sets', search: true })
  return <AnnounceSetForm set={set} lots={lots} onDone={toList} />
}
