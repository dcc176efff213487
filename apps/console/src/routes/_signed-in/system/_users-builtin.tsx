import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { UserBuiltin } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { builtInUsers } from '../../../resources/user/built-in.ts'

export const Route = createFileRoute('/_signed-in/system/_users-builtin')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Built-in users', to: '/system/users-builtin' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(builtInUsers, deps),
  component: BuiltInUsersPage,
})

const columns: readonly Column<UserBuiltin>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/users-builtin/$user" params={{ user: name }} search className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn('45%'),
  createdColumn(),
  idColumn(),
]

function BuiltInUsersPage() {
  return (
    <ListPage
      id="built-in-users"
      title="Built-in users"
      noun={{ one: 'built-in user', many: 'built-in users' }}
      icon={<Bot />}
      about="What the rack itself acts as: nobody signs in as one of these. Their names and IDs stand in logs where no person did a thing."
      source={builtInUsers}
      columns={columns}
      rowActions={({ id }) => [copyId(id)]}
    >
      <Outlet />
    </ListPage>
  )
}
