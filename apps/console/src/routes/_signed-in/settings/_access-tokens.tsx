import { formatExact, TextTooltip, Truncate, useNow } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { createdColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { tokenDeletion } from '../../../resources/token/deletion.ts'
import { untilText } from '../../../resources/token/duration.ts'
import { HowToGetToken } from '../../../resources/token/how-to.tsx'
import { accessTokens } from '../../../resources/token/queries.ts'
import type { TokenRow } from '../../../resources/token/queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_access-tokens')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Access tokens', to: '/settings/access-tokens' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(accessTokens, deps),
  component: AccessTokensPage,
})

function Expires({ date }: { date: Date }) {
  const text = useNow((now) => untilText(date, now))
  return (
    <TextTooltip content={formatExact(date)}>
      <time dateTime={date.toISOString()}>{text}</time>
    </TextTooltip>
  )
}

const columns: readonly Column<TokenRow>[] = [
  {
    id: 'name',
    header: 'ID',
    isPrimary: true,
    width: '45%',
    value: ({ id }) => id,
    cell: ({ id }) => <Truncate text={id} maxLength={24} at="middle" isMono hasCopy />,
  },
  createdColumn(),
  {
    id: 'expires',
    header: 'Expires',
    value: ({ timeExpires }) => timeExpires,
    text: ({ timeExpires }) => (timeExpires ? undefined : 'Never'),
    cell: ({ timeExpires }) => (timeExpires ? <Expires date={timeExpires} /> : 'Never'),
  },
]

function AccessTokensPage() {
  return (
    <>
      <ListPage
        id="access-tokens"
        title="Access tokens"
        noun={{ one: 'access token', many: 'access tokens' }}
        icon={<Ticket />}
        about="With an access token a program may do everything that you may, until it expires or is deleted. The ID tells them apart; the token itself is shown once, when it is made."
        source={accessTokens}
        columns={columns}
        {...(!__PREVIEW__ && { create: { label: 'New access token', to: '/settings/access-tokens-new' } })}
        rowActions={(token) => [copyId(token.id), tokenDeletion.entry(token)]}
        bulk={[tokenDeletion.bulk]}
      >
        <Outlet />
      </ListPage>
      {/* No program reaches the control plane of the preview. */}
      {!__PREVIEW__ && <HowToGetToken />}
    </>
  )
}
