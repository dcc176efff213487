import { cellLinkClass, OverflowList } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { FileBadge } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { listSearch } from '../../list/search.ts'
import { loadList } from '../../list/source.ts'
import { requireSiloAdmin } from '../../resources/access/silo-permission.ts'
import { certificateDeletion } from '../../resources/certificate/deletion.ts'
import { certificates } from '../../resources/certificate/queries.ts'
import type { CertificateRow } from '../../resources/certificate/queries.ts'
import { ValidUntil } from '../../resources/certificate/valid-until.tsx'
import { copyId } from '../../resources/copy-id.tsx'

export const Route = createFileRoute('/_signed-in/_certificates')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Certificates', to: '/certificates' }] },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    await requireSiloAdmin()
    return loadList(certificates, deps)
  },
  component: CertificatesPage,
})

const columns: readonly Column<CertificateRow>[] = [
  nameColumn(({ name }) => (
    <Link to="/certificates/$certificate" params={{ certificate: name }} search className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  {
    id: 'names',
    header: 'Names',
    value: ({ facts }) => facts?.names.join(', '),
    cell: ({ facts }) => (
      <OverflowList heading="Names">
        {(facts?.names ?? []).map((name) => (
          <span key={name} className="font-mono text-xs">
            {name}
          </span>
        ))}
      </OverflowList>
    ),
  },
  { id: 'issuer', header: 'Issuer', isOptional: true, value: ({ facts }) => facts?.issuer },
  {
    id: 'until',
    header: 'Valid until',
    value: ({ facts }) => facts?.notAfter,
    cell: ({ facts }) => <ValidUntil facts={facts} />,
  },
  createdColumn(),
  idColumn(),
]

function CertificatesPage() {
  return (
    <ListPage
      id="certificates"
      title="Certificates"
      noun={{ one: 'certificate', many: 'certificates' }}
      icon={<FileBadge />}
      about="The silo’s console and API are served with these. Add the next one before the last expires."
      create={{ label: 'Add certificate', to: '/certificates-new' }}
      source={certificates}
      columns={columns}
      rowActions={(certificate) => [copyId(certificate.id), certificateDeletion.entry(certificate)]}
      bulk={[certificateDeletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
