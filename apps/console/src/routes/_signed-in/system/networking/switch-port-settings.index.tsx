import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { SwitchPortSettingsSummary } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Pencil, SlidersHorizontal } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { aboutSettings } from '../../../../resources/port-settings/about.ts'
import { settingsDeletion } from '../../../../resources/port-settings/deletion.ts'
import { PortsCell } from '../../../../resources/port-settings/ports-cell.tsx'
import { portSettings } from '../../../../resources/port-settings/queries.ts'
import { useWhyNotRackNetwork } from '../../../../resources/switch-port/permission.ts'
import { allPorts } from '../../../../resources/switch-port/queries.ts'
import type { PortRow } from '../../../../resources/switch-port/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-port-settings/')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Port settings', to: '/system/networking/switch-port-settings' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(allPorts)
    return loadList(portSettings, deps)
  },
  component: PortSettingsPage,
})

const columns = (ports: readonly PortRow[] | undefined): readonly Column<SwitchPortSettingsSummary>[] => [
  nameColumn(({ name }) => (
    <Link to="/system/networking/switch-port-settings/$settings" params={{ settings: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  { id: 'ports', header: 'Applied to', cell: ({ id }) => <PortsCell settings={id} ports={ports} /> },
  createdColumn(),
  idColumn(),
]

const NEW = 'New port settings'

function PortSettingsPage() {
  const navigate = useNavigate()
  const whyNot = useWhyNotRackNetwork()
  const { data } = useQuery({ ...allPorts, throwOnError: false })
  const removal = settingsDeletion({ whyNot, ports: data?.items })
  return (
    <ListPage
      id="port-settings"
      title="Port settings"
      noun={{ one: 'port settings', many: 'port settings' }}
      icon={<SlidersHorizontal />}
      about={aboutSettings}
      create={{ label: NEW, to: '/system/networking/switch-port-settings-new' }}
      whyNot={whyNot}
      source={portSettings}
      columns={columns(data?.items)}
      rowActions={(settings) => [
        copyId(settings.id),
        {
          label: 'Edit',
          icon: <Pencil />,
          disabledReason: whyNot,
          onAction: () =>
            void navigate({
              to: '/system/networking/switch-port-settings/$settings/edit',
              params: { settings: settings.name },
            }),
        },
        removal.entry(settings),
      ]}
      bulk={[removal.bulk]}
    />
  )
}
