import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { settingsQuery } from '../../../../resources/port-settings/queries.ts'
import { PortHeader, PortProperties } from '../../../../resources/switch-port/header.tsx'
import { LinkSection } from '../../../../resources/switch-port/link-section.tsx'
import { LldpSection } from '../../../../resources/switch-port/lldp-section.tsx'
import { Neighbours } from '../../../../resources/switch-port/neighbours.tsx'
import { onlyOne } from '../../../../resources/switch-port/only-one.ts'
import { allPorts, lldpQuery, neighboursOf, portQuery, statusQuery } from '../../../../resources/switch-port/queries.ts'
import { portText } from '../../../../resources/switch-port/words.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-ports/$switchPortId')({
  staticData: {
    crumbs: ({ switchPortId = '' }) => [
      { label: 'Switch ports', to: '/system/networking/switch-ports' },
      { label: cachedName(switchPortId), to: `/system/networking/switch-ports/${switchPortId}` },
    ],
  },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(allPorts)
    const port = onlyOne(await queryClient.ensureQueryData(portQuery(params.switchPortId)))
    void queryClient.prefetchQuery(statusQuery(port))
    void queryClient.prefetchQuery(neighboursOf(port))
    if (!port.portSettingsId) return
    void queryClient.prefetchQuery(lldpQuery(port))
    await queryClient.prefetchQuery(settingsQuery(port.portSettingsId))
  },
  component: SwitchPortPage,
})

function cachedName(switchPortId: string): string {
  const port = queryClient.getQueryData(portQuery(switchPortId).queryKey)?.items[0]
  return port ? portText(port) : switchPortId.slice(0, 8)
}

function SwitchPortPage() {
  const { switchPortId } = Route.useParams()
  const { data } = useSuspenseQuery(portQuery(switchPortId))
  const port = onlyOne(data)
  const { data: ports } = useQuery(allPorts)
  const settingsId = port.portSettingsId ?? ''
  const { data: settings } = useQuery({
    ...settingsQuery(settingsId),
    enabled: settingsId !== '',
    throwOnError: false,
  })
  const applied = settingsId === '' ? undefined : settings
  return (
    <>
      <PortHeader port={port} ports={ports?.items ?? [port]} settings={applied} />
      <PortProperties port={port} settings={applied} />
      <LinkSection port={port} />
      <LldpSection port={port} />
      <Neighbours port={port} />
      <Outlet />
    </>
  )
}
