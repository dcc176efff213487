import { Button, cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Search, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { aboutSilos } from '../../../resources/silo/about.ts'
import { siloDeletion } from '../../../resources/silo/deletion.tsx'
import { GoToSilo } from '../../../resources/silo/go-to.tsx'
import { Discoverable } from '../../../resources/silo/header.tsx'
import { IdentityModeBadge, identityModes } from '../../../resources/silo/identity-mode.tsx'
import { useOwnRoles } from '../../../resources/silo/own-roles.ts'
import { whyNotOperator } from '../../../resources/silo/permission.ts'
import { silos } from '../../../resources/silo/queries.ts'
import { usePageActions } from '../../../shell/page-actions.tsx'

export const Route = createFileRoute('/_signed-in/system/_silos')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Silos', to: '/system/silos' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(silos, deps),
  component: SilosPage,
})

const columns: readonly Column<Silo>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/silos/$silo/idps" params={{ silo: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn('28%'),
  {
    id: 'discoverable',
    header: 'Discoverable',
    width: '9rem',
    value: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
    cell: ({ discoverable }) => <Discoverable value={discoverable} />,
  },
  {
    id: 'identity',
    header: 'Identity mode',
    width: '10rem',
    value: ({ identityMode }) => identityModes[identityMode],
    cell: ({ identityMode }) => <IdentityModeBadge mode={identityMode} />,
  },
  createdColumn(),
  idColumn(),
]

function SilosPage() {
  const roles = useOwnRoles()
  const [isLooking, setLooking] = useState(false)
  usePageActions([{ label: 'Go to silo by name or ID', onAction: () => setLooking(true) }])
  const whyNotCreate = whyNotOperator('createSilo', roles)
  const removal = siloDeletion({
    ownId: roles?.siloId,
    whyNot: ({ id }) => whyNotOperator('modifySilo', roles, id),
  })
  return (
    <ListPage
      id="silos"
      title="Silos"
      noun={{ one: 'silo', many: 'silos' }}
      icon={<Warehouse />}
      about={aboutSilos}
      create={{ label: 'New silo', to: '/system/silos-new' }}
      whyNot={whyNotCreate}
      actions={
        <Button icon={<Search />} onPress={() => setLooking(true)}>
          Go to silo
        </Button>
      }
      source={silos}
      columns={columns}
      rowActions={(silo) => [copyId(silo.id), removal.entry(silo)]}
    >
      <Outlet />
      {isLooking && <GoToSilo onDismiss={() => setLooking(false)} />}
    </ListPage>
  )
}
