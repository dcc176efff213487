import { formatBytes, SegmentedControl } from '@plenum/ui'
import { instanceLimits } from '@plenum/api/instance-rules'
import { Suspense } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FormTextArea } from '../../../form/form-text-area.tsx'
import type { SectionProps } from './form.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { UserDataFile } from './on-use.ts'
import { userDataBytes } from './user-data.ts'
import type { InstanceValues } from './values.ts'

const options = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const

function written(bytes: number): string {
  const { number, unit } = formatBytes(bytes)
  return `${number} ${unit}`
}

/** What cloud-init does when the instance starts for the first time. */
export function UserDataSection({ form }: Pick<SectionProps, 'form'>) {
  const { control } = form
  const { field } = useController({ control, name: 'userDataFrom' })
  const bytes = useWatch({ control, compute: (values: InstanceValues) => userDataBytes(values) })
  return (
    <FormSection
      title="User data"
      hint="Handed to cloud-init at the first start, if the image has it: a script or a #cloud-config."
    >
      <div>
        <SegmentedControl label="User data from" options={[...options]} value={field.value} onChange={field.onChange} />
      </div>
      {field.value === 'text' ? (
        <FormTextArea control={control} name="userDataText" label="User data" rows={6} isMono optional />
      ) : (
        <Suspense fallback={<div className="h-22.5" />}>
          <UserDataFile form={form} />
        </Suspense>
      )}
      <p aria-live="polite" className="-mt-2 text-xs text-faint">
        {written(bytes)} of {written(instanceLimits.userDataBytes)}. It is not kept in drafts, for it may hold secrets.
      </p>
    </FormSection>
  )
}
