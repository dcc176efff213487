import { MiniTable, MiniTableButtons } from '@plenum/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { ClassName } from './endpoint.tsx'
import { classesOf, whyNotAddSubscription } from './matching.ts'
import { SubscriptionBox, useClassNames } from './subscription-box.tsx'
import type { WebhookValues } from './webhook-schema.ts'

/** What a new receiver is told of. */
export function SubscriptionsField({ control }: { control: Control<WebhookValues, unknown, WebhookValues> }) {
  const list = useController({ control, name: 'subscriptions' })
  const box = useController({ control, name: 'subscription' })
  const [wasRefused, setRefused] = useState(false)
  const names = useClassNames()
  const added = list.field.value
  const typed = box.field.value.trim()
  const clear = () => {
    box.field.onChange('')
    setRefused(false)
  }
  const whyNot = typed === '' ? undefined : whyNotAddSubscription(typed, added, names)
  const add = () => {
    if (typed === '') return
    if (whyNot !== undefined) return setRefused(true)
    list.field.onChange([...added, typed])
    clear()
  }
  return (
    <>
      <SubscriptionBox
        value={box.field.value}
        onChange={box.field.onChange}
        onEnter={add}
        inputRef={box.field.ref}
        added={added}
        error={(wasRefused ? whyNot : undefined) ?? box.fieldState.error?.message}
      />
      <MiniTableButtons
        addLabel="Add subscription"
        onAdd={add}
        onClear={clear}
        disabledReason={typed === '' ? 'Choose a class or enter a pattern first' : undefined}
      />
      <MiniTable
        label="Subscriptions"
        items={added}
        itemKey={(subscription) => subscription}
        itemName={(subscription) => `subscription ${subscription}`}
        columns={[
          { label: 'Class or pattern', cell: (subscription) => <ClassName>{subscription}</ClassName> },
          { label: 'Classes now', cell: (subscription) => (names ? classesOf(subscription, names).length : '') },
        ]}
        onRemove={(subscription) => list.field.onChange(added.filter((each) => each !== subscription))}
      />
    </>
  )
}
