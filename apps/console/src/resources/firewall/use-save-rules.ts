import { useState } from 'react'
import type { VpcParams } from '../vpc/queries.ts'
import { settle } from './merge.ts'
import type { RuleConflict, RuleEdit } from './merge.ts'
import { saveRules } from './save.ts'

interface SaveRulesOptions {
  at: VpcParams
  /** Runs with what was made of the edits: none of them when the other version was chosen everywhere. */
  onSaved: (edits: readonly RuleEdit[]) => void
  onFailed: (message: string) => void
  /** Takes conflicts that are no choice between two versions, and says so. */
  takesConflicts?: (conflicts: readonly RuleConflict[]) => boolean
}

/** Sends edits of rules; where others changed the same rules, holds the question until somebody has chosen. */
export function useSaveRules({ at, onSaved, onFailed, takesConflicts }: SaveRulesOptions) {
  const [isPending, setPending] = useState(false)
  const [open, setOpen] = useState<{ edits: readonly RuleEdit[]; conflicts: readonly RuleConflict[] }>()

  async function send(edits: readonly RuleEdit[]): Promise<void> {
    setPending(true)
    try {
      const outcome = edits.length > 0 ? await saveRules(at, edits) : undefined
      if (outcome?.type !== 'conflicts') {
        setOpen(undefined)
        onSaved(edits)
      } else if (!takesConflicts?.(outcome.conflicts)) setOpen({ edits, conflicts: outcome.conflicts })
    } catch (error) {
      setOpen(undefined)
      onFailed(error instanceof Error ? error.message : String(error))
    } finally {
      setPending(false)
    }
  }

  return {
    send,
    isPending,
    conflicts: open?.conflicts,
    choose: (mine: ReadonlySet<string>) => open && void send(settle(open.edits, open.conflicts, mine)),
    dismissConflicts: () => setOpen(undefined),
  }
}
