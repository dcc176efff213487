import { Button, Checkbox, EmptyState } from '@plenum/ui'
import { capitalise } from '@plenum/api/errors'
import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useController } from 'react-hook-form'
import type { SectionProps } from './form.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { CreateSshKey } from './on-use.ts'

/** Whose private keys get in, where the image has cloud-init. */
export function SshKeys({ form: { control }, choices: { sshKeys } }: SectionProps) {
  const { field, fieldState } = useController({ control, name: 'sshKeys' })
  const [isAdding, setAdding] = useState(false)
  const chosen = new Set(field.value)
  const known = sshKeys.filter(({ id }) => chosen.has(id)).length
  const error = fieldState.error?.message
  const add = (
    <Button size="sm" onPress={() => setAdding(true)}>
      Add SSH key
    </Button>
  )
  return (
    <FormSection
      title="SSH keys"
      hint="Put into the instance when it is created, if its image has cloud-init. Later changes of your keys do not reach it."
    >
      {sshKeys.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title="No SSH keys"
          body="Without one, the serial console and what the image brings along are the ways in."
          action={add}
        />
      ) : (
        <fieldset aria-label="SSH keys" className="flex flex-col items-start gap-2">
          {sshKeys.map(({ id, name, description }, index) => (
            <Checkbox
              key={id}
              value={chosen.has(id)}
              onChange={(isChosen) =>
                field.onChange(isChosen ? [...field.value, id] : field.value.filter((each) => each !== id))
              }
              {...(index === 0 && { inputRef: field.ref })}
              {...(description !== '' && { hint: description })}
            >
              {name}
            </Checkbox>
          ))}
          {sshKeys.length > 1 && (
            <Checkbox
              value={known === sshKeys.length}
              isIndeterminate={known > 0 && known < sshKeys.length}
              onChange={() => field.onChange(known === sshKeys.length ? [] : sshKeys.map(({ id }) => id))}
            >
              Select all
            </Checkbox>
          )}
          {error !== undefined && (
            <p role="alert" className="text-sm text-danger">
              {capitalise(error)}
            </p>
          )}
          {add}
        </fieldset>
      )}
      <Suspense>
        {isAdding && (
          <CreateSshKey
            onDismiss={() => setAdding(false)}
            onCreated={({ id }) => {
              field.onChange([...field.value, id])
              setAdding(false)
            }}
          />
        )}
      </Suspense>
    </FormSection>
  )
}
