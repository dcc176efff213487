import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Router } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { Details } from '../../../../resources/details.tsx'
import { RackLink } from '../../../../resources/inventory/rack-link.tsx'
import { switchQuery } from '../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/switches/$switchId')({
  staticData: { crumbs: [{ label: 'Switch', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(switchQuery(params.switchId)),
  component: SwitchPage,
})

function SwitchPage() {
  const { switchId } = Route.useParams()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(switchQuery(switchId))
  const { part, serial, revision } = data.baseboard
  return (
    <Details
      title="Switch"
      icon={<Router aria-hidden="true" />}
      resource={{ ...data, name: serial }}
      items={[
        { label: 'Part number', value: part },
        { label: 'Revision', value: revision },
        { label: 'Rack', value: <RackLink rackId={data.rackId} /> },
      ]}
      onDismiss={() => void navigate({ to: '/system/inventory/switches', search: true })}
    />
  )
}
