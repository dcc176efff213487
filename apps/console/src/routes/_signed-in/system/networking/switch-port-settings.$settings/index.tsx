import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { allBgpConfigs } from '../../../../../resources/bgp/queries.ts'
import { SettingsHeader, SettingsProperties } from '../../../../../resources/port-settings/header.tsx'
import { PeerTable } from '../../../../../resources/port-settings/peers.tsx'
import { settingsQuery } from '../../../../../resources/port-settings/queries.ts'
import { AddressTable, InterfaceTable, LinkTable, RouteTable } from '../../../../../resources/port-settings/tables.tsx'
import { allPorts } from '../../../../../resources/switch-port/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-port-settings/$settings/')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(allPorts)
    void queryClient.prefetchQuery(allBgpConfigs)
    return queryClient.ensureQueryData(settingsQuery(params.settings))
  },
  component: PortSettingsDetail,
})

function PortSettingsDetail() {
  const params = Route.useParams()
  const { data: settings } = useSuspenseQuery(settingsQuery(params.settings))
  const { data: ports } = useQuery({ ...allPorts, throwOnError: false })
  const { data: configs } = useQuery({ ...allBgpConfigs, throwOnError: false })
  return (
    <>
      <SettingsHeader settings={settings} ports={ports?.items} />
      <SettingsProperties settings={settings} ports={ports?.items} />
      <LinkTable settings={settings} />
      <AddressTable settings={settings} />
      <PeerTable settings={settings} configs={configs?.items} />
      <RouteTable settings={settings} />
      <InterfaceTable settings={settings} />
    </>
  )
}
