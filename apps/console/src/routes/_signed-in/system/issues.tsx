import { EmptyState, InfoPopover, Message, PageHeader, RefreshControl } from '@plenum/ui'
import type { RefreshInterval } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Siren } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../../api/query.ts'
import { FindingsTable } from '../../../resources/attention/findings-table.tsx'
import { LookedAt } from '../../../resources/attention/looked-at.tsx'
import { attentionQueries, useAttention } from '../../../resources/attention/use-attention.ts'

export const Route = createFileRoute('/_signed-in/system/issues')({
  staticData: { crumbs: [{ label: 'Attention', to: '/system/issues' }] },
  loader: () => {
    for (const each of attentionQueries) void queryClient.prefetchQuery(each)
  },
  component: AttentionPage,
})

function AttentionPage() {
  const { looked, findings, isComplete, isFetching, refetch } = useAttention()
  const [interval, setInterval] = useState<RefreshInterval>('1m')
  const failed = looked.filter(({ error }) => error !== undefined)
  return (
    <>
      <PageHeader
        title="Attention"
        icon={<Siren />}
        info={
          <InfoPopover
            topic="attention"
            heading="Attention"
            summary="What an operator should look at now. It is worked out here from what the API tells, and is gone once the cause is."
          />
        }
        actions={
          <RefreshControl
            interval={interval}
            onIntervalChange={setInterval}
            isFetching={isFetching}
            onRefresh={refetch}
          />
        }
      />
      {isComplete && failed.length > 0 && (
        <Message tone="notice">
          {failed.length === 1 ? 'One thing' : `${failed.length} things`} could not be looked at. What and why is said
          below.
        </Message>
      )}
      {isComplete && findings.length === 0 ? (
        <EmptyState icon={<Siren />} title="Nothing needs attention" body={emptyText(looked.length - failed.length)} />
      ) : (
        <FindingsTable findings={findings} isLoading={findings.length === 0} />
      )}
      {isComplete && <LookedAt looked={looked} isOpen={findings.length === 0} />}
    </>
  )
}

function emptyText(count: number): string {
  return count === 0
    ? 'But nothing could be looked at.'
    : `Nothing was found at the ${count} places that are listed below.`
}
