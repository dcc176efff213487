import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { EditLldp } from '../../../../../resources/switch-port/edit-lldp.tsx'
import { onlyOne } from '../../../../../resources/switch-port/only-one.ts'
import { allPorts, lldpQuery, portQuery } from '../../../../../resources/switch-port/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-ports/$switchPortId/lldp')({
  staticData: { crumbs: [{ label: 'Edit LLDP', isTitleOnly: true }] },
  loader: async ({ params }) => {
    const port = onlyOne(await queryClient.ensureQueryData(portQuery(params.switchPortId)))
    if (!port.portSettingsId) throw notFound()
    await queryClient.ensureQueryData(lldpQuery(port))
    return port
  },
  component: EditLldpPage,
})

function EditLldpPage() {
  const params = Route.useParams()
  const port = Route.useLoaderData()
  const navigate = useNavigate()
  const { data: config } = useSuspenseQuery({ ...lldpQuery(port), refetchOnMount: false })
  const { data: ports } = useQuery({ ...allPorts, throwOnError: false })
  const sharing = (ports?.items ?? []).filter(
    ({ id, portSettingsId }) => id !== port.id && portSettingsId === port.portSettingsId,
  )
  return (
    <EditLldp
      port={port}
      config={config}
      sharing={sharing}
      onDone={() => void navigate({ to: '/system/networking/switch-ports/$switchPortId', params })}
    />
  )
}
