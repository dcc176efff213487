import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { createdColumn, idColumn, nameColumn, sizeColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { listQuery, loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { useOwnRoles } from '../../../../resources/silo/own-roles.ts'
import { LoadCell } from '../../../../resources/sled/load-cell.tsx'
import type { SledLoad } from '../../../../resources/sled/load.ts'
import { provisionAction } from '../../../../resources/sled/provision-policy.tsx'
import { sleds } from '../../../../resources/sled/queries.ts'
import type { SledRow } from '../../../../resources/sled/queries.ts'
import {
  HardwareStateBadge,
  PolicyBadge,
  policyWords,
  ProvisionBadge,
  provisionWord,
  stateWords,
} from '../../../../resources/sled/state.tsx'
import { useLoads } from '../../../../resources/sled/use-loads.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/sleds')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Sleds' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(sleds, deps),
  component: SledsTab,
})

const columns = (loads: ReadonlyMap<string, SledLoad>): readonly Column<SledRow>[] => [
  {
    ...nameColumn<SledRow>(({ id, name }) => (
      <Link to="/system/inventory/sleds/$sledId/instances" params={{ sledId: id }} className={cellLinkClass}>
        <span className="font-mono">{name}</span>
      </Link>
    )),
    header: 'Serial number',
  },
  { id: 'part', header: 'Part number', value: ({ baseboard }) => baseboard.part },
  { id: 'revision', header: 'Revision', align: 'end', isOptional: true, value: ({ baseboard }) => baseboard.revision },
  {
    id: 'policy',
    header: 'Policy',
    value: ({ policy }) => policyWords[policy.kind],
    cell: ({ policy }) => <PolicyBadge policy={policy} />,
  },
  {
    id: 'provisioning',
    header: 'Provision policy',
    value: provisionWord,
    cell: (sled) => <ProvisionBadge sled={sled} />,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateWords[state],
    cell: ({ state }) => <HardwareStateBadge state={state} />,
  },
  { id: 'threads', header: 'Threads', align: 'end', value: ({ usableHardwareThreads }) => usableHardwareThreads },
  sizeColumn(({ usablePhysicalRam }) => usablePhysicalRam, 'Memory'),
  {
    id: 'load',
    header: 'Load',
    width: '8.5rem',
    value: ({ id }) => loads.get(id)?.percent,
    cell: (sled) => <LoadCell sled={sled} load={loads.get(sled.id)} />,
  },
  { ...createdColumn(), isOptional: true },
  idColumn(),
]

function SledsTab() {
  const roles = useOwnRoles()
  const { data } = useQuery(listQuery(sleds, Route.useSearch()))
  const loads = useLoads(data?.items ?? [])
  return (
    <ListPage
      isTab
      id="sleds"
      title="Sleds"
      noun={{ one: 'sled', many: 'sleds' }}
      icon={<Server />}
      about="A sled is a server of the rack. Its load is what instances take of its threads or its memory, whichever is scarcer. Sleds that are out of service are not listed."
      source={sleds}
      columns={columns(loads)}
      rowActions={(sled) => [copyId(sled.id), provisionAction(sled, roles)]}
    />
  )
}
