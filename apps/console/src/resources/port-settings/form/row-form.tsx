import { zodResolver } from '@hookform/resolvers/zod'
import { SideModal } from '@plenum/ui'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

interface RowFormProps<Values extends FieldValues> {
  /** "link". */
  noun: string
  isNew: boolean
  schema: z.ZodType<Values, Values>
  defaultValues: DefaultValues<Values>
  onSave: (values: Values) => void
  onDismiss: () => void
  children: (form: UseFormReturn<Values, unknown, Values>) => ReactNode
}

/** A row of port settings: nothing is sent until these are. */
export function RowForm<Values extends FieldValues>(props: RowFormProps<Values>) {
  const { noun, isNew, schema, defaultValues, onSave, onDismiss, children } = props
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues })
  const submit = form.handleSubmit(onSave)
  return (
    <SideModal
      title={isNew ? `Add ${noun}` : `Edit ${noun}`}
      submitLabel={isNew ? `Add ${noun}` : `Change ${noun}`}
      onDismiss={onDismiss}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
    >
      {children(form)}
    </SideModal>
  )
}
