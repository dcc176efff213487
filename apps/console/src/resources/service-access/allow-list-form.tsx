import { DateTime, Message, toast } from '@plenum/ui'
import type { AllowList } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { CardForm } from '../../form/card-form.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { FormTextArea } from '../../form/form-text-area.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { AddressCheck } from './address-check.tsx'
import { allowedSources, allowSchema, allowValues, networksIn, SURE } from './allow-list.ts'

const options = [
  { value: 'any', label: 'Any source', description: 'Whoever reaches the rack may reach its services.' },
  { value: 'list', label: 'Only these', description: 'All others are shut out, of the API and of this console.' },
]

/** From where the rack's own services may be reached. */
export function AllowListForm({ list }: { list: AllowList }) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingAllowListUpdate',
    schema: allowSchema,
    isOnPage: true,
    defaultValues: allowValues(list.allowedIps),
    toInput: (values) => ({ body: { allowedIps: allowedSources(values) } }),
    refreshes: ['networkingAllowListView'],
    onSuccess: ({ allowedIps }) => {
      form.reset(allowValues(allowedIps))
      toast({ tone: 'success', content: 'Sources updated' })
    },
  })
  const { control } = form
  const [allow, text, sure] = useWatch({ control, name: ['allow', 'text', 'sure'] })
  const count = networksIn(text).length
  return (
    <CardForm form={resource} title="Allowed sources" disabledReason={useWhyNotRackNetwork()}>
      <FormRadioGroup control={control} name="allow" label="Services may be reached from" options={options} />
      {allow === 'list' && (
        <>
          <FormTextArea
            control={control}
            name="text"
            label="Networks"
            hint={`One to a line, as address/width; ${count} so far`}
            rows={6}
            isMono
          />
          <AddressCheck values={{ allow, text, sure }} />
          <Message tone="danger" title="You can shut yourself out">
            The rack refuses a list without the address that it sees you at. Everybody else who is not on it, programs
            too, no longer gets in.
          </Message>
          <FormTextField control={control} name="sure" label={`Type ${SURE} to confirm`} isMono />
        </>
      )}
      <p className="text-sm text-muted">
        Last changed <DateTime date={list.timeModified} />
      </p>
    </CardForm>
  )
}
