import { buttonClass, cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute, Link } from '@tanstack/react-router'
import { BookOpen, Braces } from 'lucide-react'
import { nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyEntry } from '../../../resources/copy-id.tsx'
import type { OperationRow } from '../../../resources/operation/contract.ts'
import { ApiHealth } from '../../../resources/operation/health.tsx'
import { MethodBadge } from '../../../resources/operation/method-badge.tsx'
import { OperationPages } from '../../../resources/operation/pages.tsx'
import { apiOperations } from '../../../resources/operation/queries.ts'
import { API_REFERENCE } from '../../../shell/documents.ts'

export const Route = createFileRoute('/_signed-in/system/api/')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'API explorer', to: '/system/api' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(apiOperations, deps),
  component: ApiPage,
})

const columns: readonly Column<OperationRow>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/api/$operation" params={{ operation: name }} className={`${cellLinkClass} font-mono text-xs`}>
      {name}
    </Link>
  )),
  {
    id: 'method',
    header: 'Method',
    width: '5.5rem',
    value: ({ method }) => method,
    cell: (row) => <MethodBadge {...row} />,
  },
  {
    id: 'path',
    header: 'Path',
    width: '27%',
    value: ({ path }) => path,
    cell: ({ path }) => <span className="font-mono text-xs wrap-anywhere whitespace-normal">{path}</span>,
  },
  {
    id: 'summary',
    header: 'What it does',
    width: '20%',
    value: ({ summary }) => summary,
    cell: ({ summary }) => <span className="whitespace-normal">{summary}</span>,
  },
  { id: 'tag', header: 'Group', isOptional: true, value: ({ tag }) => tag },
  {
    id: 'pages',
    header: 'Used in the console',
    value: ({ pages }) => pages.join(' '),
    cell: ({ pages }) => <OperationPages pages={pages} limit={1} />,
  },
]

function ApiPage() {
  return (
    <ListPage
      id="operations"
      title="API explorer"
      noun={{ one: 'operation', many: 'operations' }}
      icon={<Braces />}
      about="Everything that the rack’s API can do, where in the console it is done, and a way to try it with your own session."
      actions={
        <>
          <ApiHealth />
          <a href={API_REFERENCE} target="_blank" rel="noreferrer" className={buttonClass({})}>
            <BookOpen aria-hidden="true" /> API reference
          </a>
        </>
      }
      source={apiOperations}
      columns={columns}
      rowActions={({ path }) => [copyEntry({ label: 'Copy path', text: path, done: 'Path copied' })]}
    />
  )
}
