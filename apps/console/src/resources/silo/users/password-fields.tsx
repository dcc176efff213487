import { Button, CopyButton, Message, PasswordField } from '@plenum/ui'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { fieldMessage } from '../../../form/field-error.ts'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { textOf } from '../../../form/use-field.ts'
import { generatePassword } from './password.ts'
import type { PasswordValues } from './password.ts'

interface PasswordFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  names: Readonly<Record<keyof PasswordValues, Path<Values>>>
  /** Fills both fields. */
  onGenerated: (password: string) => void
}

const modes = [
  { value: 'password', label: 'Set password' },
  { value: 'login_disallowed', label: 'Login not allowed' },
]

/** How a user may sign in. */
export function PasswordFields<Values extends FieldValues>({
  control,
  names,
  onGenerated,
}: PasswordFieldsProps<Values>) {
  const [mode, password]: unknown[] = useWatch({ control, name: [names.mode, names.password] })
  const [generated, setGenerated] = useState<string>()
  const generate = () => {
    const made = generatePassword()
    setGenerated(made)
    onGenerated(made)
  }
  const field = (name: Path<Values>, label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...handlers }, fieldState }) => (
        <PasswordField
          {...handlers}
          label={label}
          inputRef={ref}
          autoComplete="new-password"
          value={textOf(handlers.value)}
          error={fieldMessage(label, handlers.value, fieldState.error?.message)}
        />
      )}
    />
  )
  return (
    <>
      <FormRadioGroup control={control} name={names.mode} label="Password" orientation="horizontal" options={modes} />
      {mode === 'password' && (
        <>
          {field(names.password, 'New password')}
          {field(names.repeated, 'Repeat password')}
          <div>
            <Button slot={null} onPress={generate}>
              Generate password
            </Button>
          </div>
          {generated !== undefined && generated === password && (
            <Message tone="info" title="Generated password" isAnnounced>
              <span className="flex flex-wrap items-center gap-1">
                <span className="font-mono">{generated}</span>
                <CopyButton text={generated} />
              </span>
              Hand it over now: it cannot be read again.
            </Message>
          )}
        </>
      )}
    </>
  )
}
