import { toast } from '@plenum/ui'
import { queryClient } from '../../api/query.ts'
import { EndpointField } from './endpoint-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { useWhyNotAlerts } from './permission.ts'
import { receiverQuery } from './queries.ts'
import { SecretsField } from './secrets-field.tsx'
import { SubscriptionsField } from './subscriptions-field.tsx'
import { noWebhook, webhookSchema } from './webhook-schema.ts'

interface CreateReceiverProps {
  onDismiss: () => void
  onCreated: (name: string) => void
}

/** Sets up a webhook, which is the one kind of receiver that there is. */
export function CreateReceiver({ onDismiss, onCreated }: CreateReceiverProps) {
  const { form, ...resource } = useResourceForm({
    operation: 'webhookReceiverCreate',
    schema: webhookSchema,
    defaultValues: noWebhook,
    toInput: ({ name, description, endpoint, secrets, subscriptions }) => ({
      body: { name, description, endpoint: endpoint.trim(), secrets, subscriptions },
    }),
    secrets: ['secrets', 'secret'],
    refreshes: ['alertReceiverList'],
    onSuccess: ({ endpoint, secrets, ...receiver }) => {
      const kind = { kind: 'webhook', endpoint, secrets } as const
      queryClient.setQueryData(receiverQuery(receiver.name).queryKey, { ...receiver, kind })
      toast({ tone: 'success', content: `Alert receiver ${receiver.name} created` })
      onCreated(receiver.name)
    },
  })
  return (
    <SideForm
      form={resource}
      title="Create alert receiver"
      submitDisabledReason={useWhyNotAlerts()}
      onDismiss={onDismiss}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
      <EndpointField control={form.control} name="endpoint" />
      <SecretsField control={form.control} />
      <SubscriptionsField control={form.control} />
    </SideForm>
  )
}
