import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { OperationId } from '@plenum/api'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { refresh } from '../api/query.ts'
import type { BulkAction } from '../list/bulk.ts'
import { capitalised } from '../list/noun.ts'
import type { Noun } from '../list/noun.ts'

interface DeletionOptions<Row> {
  noun: Noun
  /** What is lost, or goes along: of one, and of several. */
  consequence: { one: ReactNode; many: ReactNode }
  /** Why it cannot be deleted now. */
  whyNot?: (row: Row) => string | undefined
  run: (row: Row) => Promise<unknown>
  /** Read operations whose results it makes stale. */
  refreshes: readonly OperationId[]
}

/** Deleting one row from its menu, and several at once: asks, says what is lost, deletes. */
export function deletion<Row extends { name: string }>(options: DeletionOptions<Row>) {
  const { noun, consequence, whyNot, run, refreshes } = options
  const ask = (row: Row) =>
    confirm({
      title: `Confirm delete ${noun.one}`,
      tone: 'danger',
      confirmLabel: `Delete ${noun.one}`,
      body: (
        <>
          <p>
            Delete <strong className="text-text">{row.name}</strong>?
          </p>
          <p>{consequence.one}</p>
        </>
      ),
      errorTitle: `Could not delete ${row.name}`,
      action: async () => {
        await run(row)
        toast({ tone: 'success', content: `${capitalised(noun.one)} ${row.name} deleted` })
        await refresh(...refreshes)
      },
    })
  const shown = { label: 'Delete', icon: <Trash2 />, tone: 'danger' } as const
  return {
    /** Offered for every row; where it cannot be done it says why. */
    entry: (row: Row): MenuEntry => ({ ...shown, disabledReason: whyNot?.(row), onAction: () => ask(row) }),
    bulk: { ...shown, consequence: consequence.many, whyNot, run, refreshes } satisfies BulkAction<Row>,
  }
}
