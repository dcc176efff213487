import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddRange } from '../../../../../resources/ip-pool/add-range.tsx'
import { poolQuery } from '../../../../../resources/ip-pool/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/ip-pools/$pool/ranges-add')({
  staticData: { crumbs: [{ label: 'Add range', isTitleOnly: true }] },
  component: AddRangePage,
})

function AddRangePage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: pool } = useSuspenseQuery({ ...poolQuery(params.pool), refetchOnMount: false })
  return (
    <AddRange
      pool={{ id: pool.id, name: pool.name }}
      onDone={() => void navigate({ to: '/system/networking/ip-pools/$pool', params, search: true })}
    />
  )
}
