import { cellLinkClass, Dash, shorten } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { createdColumn } from '../../list/columns.tsx'
import { deletion } from '../deletion.tsx'
import type { TrustRootRow } from './queries.ts'
import { rootFacts } from './root-role.ts'
import { ValidUntil } from './valid-until.tsx'

export const trustRootColumns: readonly Column<TrustRootRow>[] = [
  {
    id: 'name',
    header: 'ID',
    isPrimary: true,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <Link to="/system/update/trust-roots/$trustRoot" params={{ trustRoot: id }} className={cellLinkClass}>
        <span className="font-mono">{shorten(id, 24, 'middle')}</span>
      </Link>
    ),
  },
  {
    id: 'version',
    header: 'Version',
    align: 'end',
    width: '6rem',
    value: ({ rootRole }) => rootFacts(rootRole).version,
  },
  {
    id: 'expires',
    header: 'Expires',
    value: ({ rootRole }) => rootFacts(rootRole).expires,
    cell: ({ rootRole }) => {
      const { expires } = rootFacts(rootRole)
      return expires ? <ValidUntil text={expires.toISOString()} /> : <Dash />
    },
  },
  { id: 'keys', header: 'Keys', align: 'end', width: '6rem', value: ({ rootRole }) => rootFacts(rootRole).keys },
  createdColumn(),
]

export function trustRootDeletion(whyNot: string | undefined) {
  const kept = 'Repositories that were uploaded before stay, and are not looked at again.'
  return deletion<TrustRootRow>({
    noun: { one: 'trust root', many: 'trust roots' },
    consequence: {
      one: `Repositories that only it leads to are refused from then on. ${kept}`,
      many: `Repositories that only they lead to are refused from then on. ${kept}`,
    },
    whyNot: () => whyNot,
    run: ({ id }) => call('systemUpdateTrustRootDelete', { params: { trustRootId: id } }),
    refreshes: ['systemUpdateTrustRootList'],
  })
}
