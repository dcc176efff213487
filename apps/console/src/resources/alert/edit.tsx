import { toast } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { z } from 'zod'
import { refresh } from '../../api/query.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { EndpointField } from './endpoint-field.tsx'
import { useWhyNotAlerts } from './permission.ts'
import { forgetReceiver } from './queries.ts'
import { webhookFields } from './webhook-schema.ts'

const schema = z.object(webhookFields)

interface EditReceiverProps {
  receiver: AlertReceiver
  /** As the address calls it: by name or id. */
  given: string
  /** Goes to the receiver under its name. */
  toReceiver: (name: string) => Promise<void>
}

/** Changes what a webhook is. What it is signed with and subscribed to is changed beside it. */
export function EditReceiver({ receiver, given, toReceiver }: EditReceiverProps) {
  const { id, name, description, kind } = receiver
  const { form, ...resource } = useResourceForm({
    operation: 'webhookReceiverUpdate',
    schema,
    defaultValues: { name, description, endpoint: kind.endpoint },
    toInput: ({ endpoint, ...body }) => ({ params: { receiver: id }, body: { ...body, endpoint: endpoint.trim() } }),
    refreshes: ['alertReceiverList'],
    onSuccess: () => {
      const updated = form.getValues('name')
      toast({ tone: 'success', content: `Alert receiver ${updated} updated` })
      void arrive(updated)
    },
  })
  const arrive = async (updated: string) => {
    if (updated === given) {
      void refresh('alertReceiverView')
      return toReceiver(updated)
    }
    await toReceiver(updated)
    // What was cached under the old name must not be asked for again: it is not found any more.
    forgetReceiver(given)
  }
  return (
    <SideForm
      form={resource}
      title="Edit alert receiver"
      submitLabel="Update alert receiver"
      submitDisabledReason={useWhyNotAlerts()}
      onDismiss={() => void toReceiver(given)}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
      <EndpointField control={form.control} name="endpoint" />
    </SideForm>
  )
}
