import { ModalForm, TextField } from '@plenum/ui'
import { useState } from 'react'

interface NameViewProps {
  onSave: (name: string) => void
  onDismiss: () => void
}

/** Asks under which name a view is to be kept. */
export default function NameView({ onSave, onDismiss }: NameViewProps) {
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const trimmed = name.trim()
  return (
    <ModalForm
      title="Save view"
      width="narrow"
      submitLabel="Save view"
      onDismiss={onDismiss}
      onSubmit={() => {
        setAsked(true)
        if (trimmed !== '') onSave(trimmed)
      }}
    >
      <TextField
        label="Name"
        hint="Filter, order and columns are kept in this browser."
        autoFocus
        value={name}
        onChange={setName}
        error={isAsked && trimmed === '' ? 'Name is required' : undefined}
      />
    </ModalForm>
  )
}
