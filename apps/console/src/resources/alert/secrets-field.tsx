import { Button, MiniTable, PasswordField } from '@plenum/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AddOnEnter } from '../firewall/form/add-on-enter.tsx'
import { GeneratedSecret } from './generated-secret.tsx'
import { generateSecret, whyNotAddSecret } from './secret.ts'
import type { WebhookValues } from './webhook-schema.ts'

/** What deliveries to a new receiver are signed with. */
export function SecretsField({ control }: { control: Control<WebhookValues, unknown, WebhookValues> }) {
  const list = useController({ control, name: 'secrets' })
  const box = useController({ control, name: 'secret' })
  const [wasRefused, setRefused] = useState(false)
  const [generated, setGenerated] = useState<string>()
  const added = list.field.value
  const typed = box.field.value
  const whyNot = whyNotAddSecret(typed, added)
  const add = () => {
    if (whyNot !== undefined) return setRefused(true)
    list.field.onChange([...added, typed])
    box.field.onChange('')
    setRefused(false)
  }
  const generate = () => {
    const secret = generateSecret()
    list.field.onChange([...added, secret])
    setGenerated(secret)
  }
  const shown = generated !== undefined && added.includes(generated) ? generated : undefined
  return (
    <>
      <AddOnEnter onAdd={add}>
        <PasswordField
          label="Secret"
          hint="Signs every delivery, so that the receiver can tell that it comes from here"
          autoComplete="off"
          value={typed}
          onChange={box.field.onChange}
          inputRef={(element) => {
            box.field.ref(element)
            list.field.ref(element)
          }}
          error={
            (wasRefused ? whyNot : undefined) ??
            box.fieldState.error?.message ??
            (added.length === 0 ? list.fieldState.error?.message : undefined)
          }
        />
      </AddOnEnter>
      <div className="flex flex-wrap gap-2">
        <Button slot={null} icon={<Plus />} onPress={add}>
          Add secret
        </Button>
        <Button slot={null} icon={<KeyRound />} onPress={generate}>
          Generate secret
        </Button>
      </div>
      {shown !== undefined && <GeneratedSecret secret={shown} />}
      <MiniTable
        label="Secrets"
        items={added}
        itemKey={(secret) => secret}
        itemName={(secret) => `secret ${added.indexOf(secret) + 1}`}
        columns={[
          { label: 'Secret', cell: (secret) => `Secret ${added.indexOf(secret) + 1}` },
          { label: 'Characters', cell: ({ length }) => length },
        ]}
        onRemove={(secret) => list.field.onChange(added.filter((each) => each !== secret))}
      />
    </>
  )
}
