import { Button, Message, PasswordField, toast } from '@plenum/ui'
import { ruled } from '@plenum/api/ruled'
import { whyNotWebhookSecret } from '@plenum/api/webhook-rules'
import type { AlertReceiver } from '@plenum/api'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { fieldMessage } from '../../form/field-error.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { GeneratedSecret } from './generated-secret.tsx'
import { useWhyNotAlerts } from './permission.ts'
import { generateSecret } from './secret.ts'

const schema = z.object({ secret: ruled(whyNotWebhookSecret) })

interface AddSecretProps {
  receiver: AlertReceiver
  onDone: () => void
}

export function AddSecret({ receiver, onDone }: AddSecretProps) {
  const [generated, setGenerated] = useState<string>()
  const { form, ...resource } = useResourceForm({
    operation: 'webhookSecretsAdd',
    schema,
    defaultValues: { secret: '' },
    toInput: (body) => ({ query: { receiver: receiver.id }, body }),
    secrets: ['secret'],
    refreshes: ['webhookSecretsList', 'alertReceiverView', 'alertReceiverList'],
    onSuccess: () => {
      toast({ tone: 'success', content: `Secret added to ${receiver.name}` })
      onDone()
    },
  })
  const generate = () => {
    const made = generateSecret()
    setGenerated(made)
    form.setValue('secret', made, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <SideForm
      form={resource}
      title="Add secret"
      subtitle={receiver.name}
      submitDisabledReason={useWhyNotAlerts()}
      onDismiss={onDone}
    >
      <Message tone="info">
        From then on deliveries are signed with this secret, too. What it is can never be read again.
      </Message>
      <Controller
        control={form.control}
        name="secret"
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            label="Secret"
            autoComplete="off"
            inputRef={ref}
            error={fieldMessage('Secret', field.value, fieldState.error?.message)}
          />
        )}
      />
      <div>
        <Button slot={null} icon={<KeyRound />} onPress={generate}>
          Generate secret
        </Button>
      </div>
      <Controller
        control={form.control}
        name="secret"
        render={({ field: { value } }) =>
          generated !== undefined && value === generated ? <GeneratedSecret secret={generated} /> : <></>
        }
      />
    </SideForm>
  )
}
