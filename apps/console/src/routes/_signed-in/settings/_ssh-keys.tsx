import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { SshKey } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { copyPublicKey } from '../../../resources/ssh-key/copy.tsx'
import { sshKeyDeletion } from '../../../resources/ssh-key/deletion.ts'
import { sshKeys } from '../../../resources/ssh-key/queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_ssh-keys')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'SSH keys', to: '/settings/ssh-keys' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(sshKeys, deps),
  component: SshKeysPage,
})

const columns: readonly Column<SshKey>[] = [
  nameColumn(
    ({ name }) => (
      <Link to="/settings/ssh-keys/$sshKey" params={{ sshKey: name }} search className={cellLinkClass}>
        {name}
      </Link>
    ),
    '30%',
  ),
  descriptionColumn(),
  createdColumn(),
  idColumn(),
]

function SshKeysPage() {
  return (
    <ListPage
      id="ssh-keys"
      title="SSH keys"
      noun={{ one: 'SSH key', many: 'SSH keys' }}
      icon={<KeyRound />}
      about="Whoever has the private half of a key can sign in to the instances that were created with it."
      create={{ label: 'New SSH key', to: '/settings/ssh-keys-new' }}
      source={sshKeys}
      columns={columns}
      rowActions={(key) => [copyId(key.id), copyPublicKey(key), sshKeyDeletion.entry(key)]}
      bulk={[sshKeyDeletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
