import { Dash, Skeleton } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Rows3 } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { Details } from '../../../../resources/details.tsx'
import { RackLink } from '../../../../resources/inventory/rack-link.tsx'
import { allNewSleds, allSleds } from '../../../../resources/sled/queries.ts'
import { allSwitches, rackQuery } from '../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/racks/$rackId')({
  staticData: { crumbs: [{ label: 'Rack', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(rackQuery(params.rackId)),
  component: RackPage,
})

interface Parts {
  data: { items: readonly { rackId: string }[] } | undefined
  isError: boolean
}

const quietly = { throwOnError: false } as const

function RackPage() {
  const { rackId } = Route.useParams()
  const navigate = useNavigate()
  const { data: rack } = useSuspenseQuery(rackQuery(rackId))
  const sleds = useQuery({ ...allSleds, ...quietly })
  const switches = useQuery({ ...allSwitches, ...quietly })
  const waiting = useQuery({ ...allNewSleds, ...quietly })
  const countIn = ({ data, isError }: Parts) => {
    if (data) return data.items.filter((part) => part.rackId === rackId).length
    return isError ? <Dash /> : <Skeleton className="h-3 w-6" />
  }
  return (
    <Details
      title="Rack"
      icon={<Rows3 aria-hidden="true" />}
      resource={{ ...rack, name: rack.id.slice(0, 8) }}
      items={[
        { label: 'Sleds', value: countIn(sleds) },
        { label: 'Switches', value: countIn(switches) },
        { label: 'New sleds', value: countIn(waiting) },
        { label: 'Rack view', value: <RackLink rackId={rackId} /> },
      ]}
      onDismiss={() => void navigate({ to: '/system/inventory/racks', search: true })}
    />
  )
}
