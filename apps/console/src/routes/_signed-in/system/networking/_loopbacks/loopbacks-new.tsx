import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { lotsWithBlocks } from '../../../../../resources/address-lot/queries.ts'
import { CreateLoopback } from '../../../../../resources/loopback-address/create.tsx'
import { allLoopbacks } from '../../../../../resources/loopback-address/queries.ts'
import { allRacks } from '../../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_loopbacks/loopbacks-new')({
  staticData: { crumbs: [{ label: 'New loopback address', isTitleOnly: true }] },
  loader: () =>
    Promise.all([
      queryClient.ensureQueryData(lotsWithBlocks),
      queryClient.ensureQueryData(allLoopbacks),
      queryClient.ensureQueryData(allRacks),
    ]),
  component: NewLoopback,
})

function NewLoopback() {
  const navigate = useNavigate()
  const { data: lots } = useSuspenseQuery(lotsWithBlocks)
  const { data: loopbacks } = useSuspenseQuery(allLoopbacks)
  const { data: racks } = useSuspenseQuery(allRacks)
  return (
    <CreateLoopback
      lots={lots}
      loopbacks={loopbacks.items}
      racks={racks.items}
      onDone={() => void navigate({ to: '/system/networking/loopbacks', search: true })}
    />
  )
}
