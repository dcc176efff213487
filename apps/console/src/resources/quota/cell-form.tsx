import { Button, ErrorSummary, NumberField, toast } from '@plenum/ui'
import { useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { fieldMessage } from '../../form/field-error.ts'
import { ShowRequest } from '../../form/show-request.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import type { QuotaRow } from './of-silos.ts'
import { inUse } from './quota-resources.ts'
import type { QuotaResource } from './quota-resources.ts'
import { exceeded, quotaChanges, quotaFields, quotaValues } from './quota.ts'
import { lookAtQuotasAgain, quotaRefreshes } from './refreshes.ts'

interface QuotaCellFormProps {
  row: QuotaRow
  resource: QuotaResource
  close: () => void
}

/** One quota of one silo. */
export function QuotaCellForm({ row, resource, close }: QuotaCellFormProps) {
  const { label, unit, field } = resource
  const before = quotaValues(row.quota)
  // Drafts go by the names of fields, and what is typed here must not come back in another cell.
  const name = `${label} of ${row.name}`
  const withValue = (value: number | undefined) => ({ ...before, ...(value !== undefined && { [field]: value }) })
  const form = useResourceForm({
    operation: 'siloQuotasUpdate',
    schema: z.object({ [name]: quotaFields[field] }),
    defaultValues: { [name]: before[field] },
    toInput: (values) => ({ params: { silo: row.id }, body: quotaChanges(row.quota, withValue(values[name])) }),
    refreshes: quotaRefreshes,
    fieldOf: (error) => (error.field?.path === resource.id ? name : undefined),
    onSuccess: () => {
      lookAtQuotasAgain()
      toast({ tone: 'success', content: `${label} quota of ${row.name} updated` })
      close()
    },
  })
  const { setFocus } = form.form
  const { end } = form
  // The document's focus, and the store of drafts: a panel that was closed is no form that was left.
  useEffect(() => {
    setFocus(name, { shouldSelect: true })
    return end
    // Once, for as long as the panel is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const typed = useWatch({ control: form.control, name })
  const isBelow = exceeded(row.used, withValue(typed)).length > 0 && typed !== before[field]
  return (
    <form className="flex w-64 flex-col gap-3" noValidate onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary errors={form.errors} />
      {/* As high as with a complaint in it: what comes and goes as the field is left must not move what is pressed. */}
      <div className="min-h-27 max-md:min-h-30">
        <Controller
          control={form.control}
          name={name}
          render={({ field: { ref, ...handlers }, fieldState }) => (
            <NumberField
              {...handlers}
              label={`${label} quota`}
              unit={unit}
              hint={
                <output className={isBelow ? 'text-notice' : undefined}>
                  {inUse(row.used)[field]}
                  {isBelow && ', more than this'}
                </output>
              }
              inputRef={ref}
              error={fieldMessage(`${label} quota`, handlers.value, fieldState.error?.message)}
            />
          )}
        />
      </div>
      <div className="flex items-center gap-2">
        <span className="me-auto">
          <ShowRequest form={form} />
        </span>
        <Button slot={null} size="sm" variant="ghost" onPress={close}>
          Cancel
        </Button>
        <Button type="submit" slot={null} size="sm" variant="primary" isPending={form.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
