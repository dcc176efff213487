import { SideModal } from '@plenum/ui'
import type { ReactNode } from 'react'
import { DraftNotice } from './draft-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ShowRequest } from './show-request.tsx'
import type { ResourceForm } from './use-resource-form.ts'

interface SideFormProps {
  form: ResourceForm
  title: string
  /** The title unless said otherwise. */
  submitLabel?: string
  /** Under the title: which one it is. */
  subtitle?: ReactNode
  submitDisabledReason?: string | undefined
  onDismiss: () => void
  children: ReactNode
}

/** A resource's form beside the page that it belongs to. */
export function SideForm({ form, onDismiss, children, ...modal }: SideFormProps) {
  const leave = () => {
    form.end()
    onDismiss()
  }
  return (
    <SideModal
      {...modal}
      onDismiss={leave}
      isDirty={form.isDirty}
      isPending={form.isPending}
      errors={form.errors}
      onSubmit={(event) => void form.submit(event)}
      footerStart={<ShowRequest form={form} />}
    >
      <DraftNotice draft={form.draft} />
      {children}
      <LeaveGuard form={form} isNested />
    </SideModal>
  )
}
