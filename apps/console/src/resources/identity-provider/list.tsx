import { Badge, cellLinkClass, EmptyState, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { IdentityProvider, Silo } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { CreateLink } from '../../list/create-link.tsx'
import { createdColumn, descriptionColumn, nameColumn } from '../../list/columns.tsx'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { Section } from '../section.tsx'
import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotAddProvider } from './permission.ts'

const NEW = 'New provider'

const columns = (silo: string): readonly Column<IdentityProvider>[] => [
  nameColumn(({ name, providerType }) =>
    providerType === 'saml' ? (
      <Link to="/system/silos/$silo/idps/saml/$provider" params={{ silo, provider: name }} className={cellLinkClass}>
        {name}
      </Link>
    ) : (
      name
    ),
  ),
  descriptionColumn(),
  {
    id: 'type',
    header: 'Type',
    width: '8rem',
    value: ({ providerType }) => providerType,
    cell: ({ providerType }) => (
      <Badge tone="idle" variant="tag">
        {providerType}
      </Badge>
    ),
  },
  createdColumn(),
]

/** Who vouches for the users of a silo. */
export function Providers({ silo, providers }: { silo: Silo; providers: readonly IdentityProvider[] }) {
  const whyNot = whyNotAddProvider(silo, useOwnRoles())
  const params = { silo: silo.name }
  usePageActions(whyNot === undefined ? [{ label: NEW, to: '/system/silos/$silo/idps-new', params, key: 'n' }] : [])
  const isLocal = silo.identityMode === 'local_only'
  return (
    <Section
      title="Identity providers"
      actions={<CreateLink label={NEW} to="/system/silos/$silo/idps-new" params={params} whyNot={whyNot} />}
    >
      <Table
        label="Identity providers"
        columns={columns(silo.name)}
        rows={providers}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={({ id }) => [copyId(id)]}
        empty={
          <EmptyState
            icon={<IdCard />}
            title="No identity providers"
            body={
              isLocal
                ? 'The users of this silo are local: an administrator adds them, and they sign in with a password.'
                : 'Without one nobody can sign in to this silo. A provider cannot be changed or deleted later.'
            }
          />
        }
      />
    </Section>
  )
}
