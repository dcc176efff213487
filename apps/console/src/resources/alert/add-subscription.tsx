import { toast } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { fieldMessage } from '../../form/field-error.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { whyNotAddSubscription } from './matching.ts'
import { useWhyNotAlerts } from './permission.ts'
import { SubscriptionBox, useClassNames } from './subscription-box.tsx'

interface AddSubscriptionProps {
  receiver: AlertReceiver
  onDone: () => void
}

export function AddSubscription({ receiver, onDone }: AddSubscriptionProps) {
  const names = useClassNames()
  const added = receiver.subscriptions
  const schema = z.object({
    subscription: z
      .string()
      .trim()
      .superRefine((text, ctx) => {
        const message = text === '' ? 'required' : whyNotAddSubscription(text, added, names)
        if (message !== undefined) ctx.addIssue({ code: 'custom', message })
      }),
  })
  const { form, ...resource } = useResourceForm({
    operation: 'alertReceiverSubscriptionAdd',
    schema,
    defaultValues: { subscription: '' },
    toInput: (body) => ({ params: { receiver: receiver.id }, body }),
    fieldOf: ({ field }) => (field ? 'subscription' : undefined),
    refreshes: ['alertReceiverView', 'alertReceiverList'],
    onSuccess: ({ subscription }) => {
      toast({ tone: 'success', content: `Subscription ${subscription} added` })
      onDone()
    },
  })
  return (
    <SideForm
      form={resource}
      title="Add subscription"
      subtitle={receiver.name}
      submitDisabledReason={useWhyNotAlerts()}
      onDismiss={onDone}
    >
      <Controller
        control={form.control}
        name="subscription"
        render={({ field, fieldState }) => (
          <SubscriptionBox
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            added={added}
            error={fieldMessage('Subscription', field.value, fieldState.error?.message)}
          />
        )}
      />
    </SideForm>
  )
}
