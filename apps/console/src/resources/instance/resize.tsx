import { Message, ModalForm, toast } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { useNavigate, useParams } from '@tanstack/react-router'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { checkSize } from './size.ts'
import { instanceUpdateBody } from './update-body.ts'

const size = z.object({ ncpus: numberInput, memoryGiB: numberInput }).superRefine(checkSize)

interface ResizeProps {
  project: string
  instance: Instance
  onDismiss: () => void
}

/** Gives a halted instance other numbers of vCPUs and GiB of memory. */
export function Resize({ project, instance, onDismiss }: ResizeProps) {
  const navigate = useNavigate()
  const isThere = useParams({ strict: false }).instance !== undefined
  const form = useResourceForm({
    operation: 'instanceUpdate',
    schema: size,
    defaultValues: { ncpus: instance.ncpus, memoryGiB: instance.memory / GiB },
    toInput: ({ ncpus, memoryGiB }) => ({
      params: { instance: instance.id },
      body: instanceUpdateBody(instance, { ncpus, memory: memoryGiB * GiB }),
    }),
    refreshes: ['instanceView', 'instanceList'],
    onSuccess: ({ name }) => {
      toast({
        tone: 'success',
        content: `Instance ${name} resized`,
        ...(!isThere && {
          action: {
            label: 'View instance',
            onPress: () =>
              void navigate({ to: '/projects/$project/instances/$instance', params: { project, instance: name } }),
          },
        }),
      })
      onDismiss()
    },
  })
  // It may have been started while the form was open.
  const whyNot = whyNotInstance('resize', instance.runState)
  return (
    <ModalForm
      title="Resize instance"
      submitLabel="Resize"
      onDismiss={onDismiss}
      isPending={form.isPending}
      errors={form.errors}
      submitDisabledReason={whyNot ?? (form.isDirty ? undefined : 'Nothing has been changed')}
      onSubmit={(event) => void form.submit(event)}
    >
      <Message tone={whyNot === undefined ? 'info' : 'danger'}>
        {whyNot ??
          `${instance.name} has ${instance.ncpus} ${instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} and ${instance.memory / GiB} GiB of memory.`}
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
