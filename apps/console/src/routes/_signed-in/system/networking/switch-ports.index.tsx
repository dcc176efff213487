import { InfoPopover, PageHeader } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { EthernetPort, Wrench } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { allSettings } from '../../../../resources/port-settings/queries.ts'
import { aboutPorts } from '../../../../resources/switch-port/about.ts'
import { portColumns } from '../../../../resources/switch-port/columns.tsx'
import { Faces } from '../../../../resources/switch-port/faces.tsx'
import { PortLegend } from '../../../../resources/switch-port/legend.tsx'
import { useWhyNotRackNetwork } from '../../../../resources/switch-port/permission.ts'
import { allPorts, ports } from '../../../../resources/switch-port/queries.ts'
import { usePortStates } from '../../../../resources/switch-port/use-port-states.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-ports/')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Switch ports', to: '/system/networking/switch-ports' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(allSettings)
    return Promise.all([queryClient.ensureQueryData(allPorts), loadList(ports, deps)])
  },
  component: SwitchPortsPage,
})

function SwitchPortsPage() {
  const navigate = useNavigate()
  const whyNot = useWhyNotRackNetwork()
  const { data } = useSuspenseQuery(allPorts)
  const { data: settings } = useQuery({ ...allSettings, throwOnError: false })
  const states = usePortStates(data.items)
  return (
    <>
      <PageHeader
        title="Switch ports"
        icon={<EthernetPort />}
        info={<InfoPopover topic="switch ports" heading="Switch ports" summary={aboutPorts} />}
      />
      <section aria-label="Switches" className="flex flex-col gap-3">
        <Faces
          ports={data.items}
          states={states}
          settingsName={(wanted) => settings?.items.find(({ id }) => id === wanted)?.name}
        />
        <PortLegend />
      </section>
      <ListPage
        isTab
        id="switch-ports"
        title="All ports"
        noun={{ one: 'switch port', many: 'switch ports' }}
        icon={<EthernetPort />}
        about={aboutPorts}
        source={ports}
        columns={portColumns({ settings: settings?.items, states })}
        rowActions={(port) => [
          copyId(port.id),
          {
            label: 'Apply settings',
            icon: <Wrench />,
            disabledReason: whyNot,
            onAction: () =>
              void navigate({
                to: '/system/networking/switch-ports/$switchPortId/apply',
                params: { switchPortId: port.id },
              }),
          },
        ]}
      />
    </>
  )
}
