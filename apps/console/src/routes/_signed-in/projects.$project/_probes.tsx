import { cellLinkClass, OverflowList } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { ProbeInfo } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Radar } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { ExternalAddress } from '../../../resources/external-ip/address.tsx'
import { probeDeletion } from '../../../resources/probe/deletion.ts'
import { probesOf } from '../../../resources/probe/queries.ts'
import { knownSleds, ProbeSled } from '../../../resources/probe/sled.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_probes')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Probes', to: `/projects/${project}/probes` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) => {
    void queryClient.prefetchQuery(knownSleds)
    return loadList(probesOf(project), deps)
  },
  component: ProbesPage,
})

const columns = (project: string): readonly Column<ProbeInfo>[] => [
  nameColumn(({ name }) => (
    <Link to="/projects/$project/probes/$probe" params={{ project, probe: name }} search className={cellLinkClass}>
      {name}
    </Link>
  )),
  { id: 'sled', header: 'Sled', cell: ({ sled }) => <ProbeSled id={sled} /> },
  {
    id: 'external',
    header: 'External IPs',
    value: ({ externalIps }) => externalIps.map(({ ip }) => ip).join(', '),
    cell: ({ externalIps }) => (
      <OverflowList heading="External IPs">
        {externalIps.map(({ ip }) => (
          <ExternalAddress key={ip} ip={ip} />
        ))}
      </OverflowList>
    ),
  },
  {
    id: 'internal',
    header: 'Internal IP',
    value: ({ interface: { ip } }) => ip,
    cell: ({ interface: { ip } }) => <span className="font-mono text-xs">{ip}</span>,
  },
  idColumn(),
]

function ProbesPage() {
  const { project } = Route.useParams()
  const removal = probeDeletion(project)
  const writes = useProjectWrites(project)
  return (
    <ListPage
      id="probes"
      title="Probes"
      noun={{ one: 'probe', many: 'probes' }}
      icon={<Radar />}
      about="A probe takes part in the project’s network like an instance, on a sled of one’s choice: to find out what reaches that sled, and what does not."
      create={{ label: 'New probe', to: '/projects/$project/probes-new' }}
      whyNot={writes.whyNot}
      source={probesOf(project)}
      columns={columns(project)}
      rowActions={(probe) => [copyId(probe.id), ...writes.entries(removal.entry(probe))]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
