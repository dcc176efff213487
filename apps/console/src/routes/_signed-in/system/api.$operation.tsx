import { CodeBlock, Disclosure, PageHeader, PropertiesTable } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Braces } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { MethodBadge } from '../../../resources/operation/method-badge.tsx'
import { OperationPages } from '../../../resources/operation/pages.tsx'
import { operationQuery } from '../../../resources/operation/queries.ts'
import { resolved } from '../../../resources/operation/schema.ts'
import { TryOperation } from '../../../resources/operation/try.tsx'

export const Route = createFileRoute('/_signed-in/system/api/$operation')({
  staticData: {
    crumbs: ({ operation = '' }) => [
      { label: 'API explorer', to: '/system/api' },
      { label: operation, to: `/system/api/${operation}` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(operationQuery(params.operation)),
  component: OperationPage,
})

const text = (value: unknown) => JSON.stringify(value, undefined, 2)

function OperationPage() {
  const { operation: given } = Route.useParams()
  const { data: operation } = useSuspenseQuery(operationQuery(given))
  const { name, summary, method, path, tag, pages, status, isAnonymous, body, response, schemas } = operation
  return (
    <>
      <PageHeader title={name} icon={<Braces />} />
      <p className="text-muted">{summary}.</p>
      <PropertiesTable
        columns={2}
        items={[
          {
            label: 'Call',
            value: (
              <span className="flex flex-wrap items-center gap-2">
                <MethodBadge method={method} />
                <span className="font-mono text-xs wrap-anywhere">{path}</span>
              </span>
            ),
          },
          { label: 'Group', value: tag },
          { label: 'Answers with', value: <span className="tabular">{status}</span> },
          { label: 'Needs a session', value: isAnonymous ? 'No' : 'Yes' },
          { label: 'Used in the console', value: <OperationPages pages={pages} limit={3} /> },
        ]}
      />
      <TryOperation key={name} operation={operation} />
      <div className="flex flex-col gap-2">
        {body !== undefined && (
          <Disclosure title="Schema of the body" headingLevel={2}>
            <CodeBlock label="Schema of the body" text={text(resolved(body, schemas))} />
          </Disclosure>
        )}
        {response !== undefined && (
          <Disclosure title="Schema of the answer" headingLevel={2}>
            <CodeBlock label="Schema of the answer" text={text(resolved(response, schemas))} />
          </Disclosure>
        )}
        <Disclosure title="Definitions" headingLevel={2}>
          <CodeBlock label="Definitions" text={text(schemas)} />
        </Disclosure>
      </div>
    </>
  )
}
