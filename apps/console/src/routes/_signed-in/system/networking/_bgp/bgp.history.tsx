import { Badge, Dash, EmptyState, formatExact } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { ListPage } from '../../../../../list/list-page.tsx'
import { asnSearch } from '../../../../../resources/bgp/asn-search.ts'
import { AsnSelect, useAsn } from '../../../../../resources/bgp/asn-select.tsx'
import type { MessageRow } from '../../../../../resources/bgp/messages.ts'
import { allBgpConfigs, messagesOf } from '../../../../../resources/bgp/queries.ts'
import { copyEntry } from '../../../../../resources/copy-id.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/bgp/history')({
  validateSearch: asnSearch,
  staticData: { crumbs: [{ label: 'Messages' }] },
  loader: () => queryClient.ensureQueryData(allBgpConfigs),
  component: MessagesTab,
})

const columns: readonly Column<MessageRow>[] = [
  {
    id: 'name',
    header: 'Peer',
    isPrimary: true,
    width: '9rem',
    value: ({ name }) => name,
    cell: ({ name }) => <span className="font-mono">{name}</span>,
  },
  {
    id: 'time',
    header: 'Time',
    width: '13rem',
    value: ({ time }) => time,
    cell: ({ time }) => (time ? <span className="tabular">{formatExact(time)}</span> : <Dash />),
  },
  { id: 'switch', header: 'Switch', width: '6rem', value: ({ switch: location }) => location },
  {
    id: 'direction',
    header: 'Direction',
    width: '7rem',
    value: ({ direction }) => direction,
    cell: ({ direction }) =>
      direction ? (
        <Badge variant="tag" tone={direction === 'sent' ? 'info' : 'idle'}>
          {direction}
        </Badge>
      ) : (
        <Dash />
      ),
  },
  { id: 'kind', header: 'Kind', width: '7rem', value: ({ kind }) => kind },
  {
    id: 'message',
    header: 'Message',
    value: ({ text }) => text,
    cell: ({ text }) => <span className="font-mono text-xs wrap-anywhere whitespace-normal">{text}</span>,
  },
]

function MessagesTab() {
  const asn = useAsn(Route.useSearch().asn)
  if (asn === undefined)
    return (
      <EmptyState icon={<MessagesSquare />} title="No messages" body="There is no BGP configuration to speak for." />
    )
  return (
    <ListPage
      key={asn}
      isTab
      id="bgp-messages"
      title="Messages"
      noun={{ one: 'message', many: 'messages' }}
      icon={<MessagesSquare />}
      about="The last messages that the switches and their peers have exchanged, as the router keeps them."
      actions={<AsnSelect asn={asn} />}
      source={messagesOf(asn)}
      columns={columns}
      rowActions={({ text }) => [copyEntry({ label: 'Copy message', text, done: 'Message copied' })]}
    />
  )
}
