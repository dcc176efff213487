import { Button, Modal, ModalFooter, toast } from '@plenum/ui'
import type { VpcFirewallRule } from '@plenum/api'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { VpcParams } from '../vpc/queries.ts'
import { WhatChanges } from './changes/what-changes.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { mergeRules } from './merge.ts'
import type { RuleEdit } from './merge.ts'
import { useSaveRules } from './use-save-rules.ts'

/** A change that was chosen in the list, before it is made. */
export interface PlannedChange {
  title: string
  /** What it is, beside what follows from it. */
  body: ReactNode
  confirmLabel: string
  tone?: 'danger'
  edits: readonly RuleEdit[]
  /** Said when it is done. */
  done: string
}

interface ReviewDialogProps {
  at: VpcParams
  rules: readonly VpcFirewallRule[]
  change: PlannedChange
  onClose: (isDone: boolean) => void
}

/** What a change of rules would change, and the button that makes it. */
export function ReviewDialog({ at, rules, change, onClose }: ReviewDialogProps) {
  const { title, body, confirmLabel, tone = 'primary', done } = change
  const [base] = useState(rules)
  const { send, isPending, conflicts, choose } = useSaveRules({
    at,
    onSaved: (edits) => {
      toast(
        edits.length > 0 ? { tone: 'success', content: done } : { tone: 'info', content: 'The other version was kept' },
      )
      onClose(true)
    },
    onFailed: (message) => {
      toast({ tone: 'error', title: 'Could not change the firewall rules', content: message })
      onClose(false)
    },
  })
  if (conflicts)
    return (
      <ConflictDialog conflicts={conflicts} isPending={isPending} onChoose={choose} onDismiss={() => onClose(false)} />
    )
  return (
    <Modal
      title={title}
      width="free"
      onDismiss={() => onClose(false)}
      footer={
        <ModalFooter>
          <Button slot={null} onPress={() => onClose(false)}>
            Cancel
          </Button>
          <Button slot={null} variant={tone} isPending={isPending} onPress={() => void send(change.edits)}>
            {confirmLabel}
          </Button>
        </ModalFooter>
      }
    >
      <div className="flex flex-col gap-4">
        {body}
        <WhatChanges at={at} before={base} after={mergeRules(change.edits, base).rules} />
      </div>
    </Modal>
  )
}
