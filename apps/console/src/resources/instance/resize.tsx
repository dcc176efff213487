import { Message, ModalForm, toast } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { z } from 'zod'
import { useWrite } from '../../api/query.ts'
import { numberInput } from '../../form/number-input.ts'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { formErrors, useResourceForm } from '../../form/use-resource-form.ts'
import { checkSize } from './size.ts'
import type { Size } from './size.ts'
import { instanceUpdateBody } from './update-body.ts'

const size = z.object({ ncpus: numberInput, memoryGiB: numberInput }).superRefine(checkSize)

interface ResizeProps {
  instance: Instance
  onDismiss: () => void
}

/** Gives a halted instance other numbers of vCPUs and GiB of memory. */
export function Resize({ instance, onDismiss }: ResizeProps) {
  const form = useResourceForm(size, { ncpus: instance.ncpus, memoryGiB: instance.memory / GiB })
  const update = useWrite('instanceUpdate', {
    refreshes: ['instanceView', 'instanceList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Instance ${name} resized` })
      onDismiss()
    },
  })
  // It may have been started while the form was open.
  const whyNot = whyNotInstance('resize', instance.runState)
  const submit = async ({ ncpus, memoryGiB }: Size) => {
    const changes = { ncpus, memory: memoryGiB * GiB }
    if (changes.ncpus === instance.ncpus && changes.memory === instance.memory) onDismiss()
    else
      await update
        .mutateAsync({ params: { instance: instance.id }, body: instanceUpdateBody(instance, changes) })
        .catch(() => undefined)
  }
  return (
    <ModalForm
      title="Resize instance"
      submitLabel="Resize"
      onDismiss={onDismiss}
      isPending={update.isPending}
      errors={formErrors(update.error)}
      submitDisabledReason={whyNot}
      onSubmit={form.handleSubmit(submit)}
    >
      <Message tone={whyNot === undefined ? 'info' : 'danger'}>
        {whyNot ?? `Now it has ${instance.ncpus} vCPUs and ${instance.memory / GiB} GiB of memory.`}
      </Message>
      <FormNumberField control={form.control} name="ncpus" label="vCPUs" hint="1 to 64" minValue={1} />
      <FormNumberField
        control={form.control}
        name="memoryGiB"
        label="Memory"
        hint="1 to 1536 GiB"
        minValue={1}
        unit="GiB"
      />
    </ModalForm>
  )
}
