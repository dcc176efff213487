import { Badge } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { createFileRoute } from '@tanstack/react-router'
import { Check, Warehouse, X } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { silos } from '../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Silos' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(silos, deps),
  component: SilosPage,
})

const identityModes = { saml_jit: 'SAML, just in time', local_only: 'Local only' } as const

const columns: readonly Column<Silo>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'discoverable',
    header: 'Discoverable',
    width: '9rem',
    value: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
    cell: ({ discoverable }) => (
      <span className="flex items-center gap-1.5 [&_svg]:size-4">
        {discoverable ? <Check aria-hidden="true" className="text-ok" /> : <X aria-hidden="true" />}
        {discoverable ? 'Yes' : 'No'}
      </span>
    ),
  },
  {
    id: 'identity',
    header: 'Identity mode',
    width: '12rem',
    value: ({ identityMode }) => identityModes[identityMode],
    cell: ({ identityMode }) => (
      <Badge tone="idle" variant="tag">
        {identityModes[identityMode]}
      </Badge>
    ),
  },
  createdColumn(),
  idColumn(),
]

function SilosPage() {
  return (
    <ListPage
      id="silos"
      title="Silos"
      noun={{ one: 'silo', many: 'silos' }}
      icon={<Warehouse />}
      about="A silo is a tenant of the rack: users and projects that no other silo can see."
      source={silos}
      columns={columns}
      rowActions={({ id }) => [copyId(id)]}
    />
  )
}
