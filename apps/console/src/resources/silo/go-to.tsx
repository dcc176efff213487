import { ModalForm, TextField, toast } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { siloQuery } from './queries.ts'

/** Silos that are not discoverable are in no list, but can be named. */
export function GoToSilo({ onDismiss }: { onDismiss: () => void }) {
  const navigate = useNavigate()
  const [given, setGiven] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const go = async () => {
    const silo = given.trim()
    if (silo === '') return setError('Name or ID is required')
    setPending(true)
    try {
      const { name } = await queryClient.fetchQuery(siloQuery(silo))
      await navigate({ to: '/system/silos/$silo/idps', params: { silo: name } })
      onDismiss()
    } catch (failure) {
      setPending(false)
      if (failure instanceof ApiError && [400, 404].includes(failure.status))
        setError('There is no silo with this name or ID')
      else toast({ tone: 'error', title: 'Could not look for the silo', content: String(Object(failure).message) })
    }
  }
  return (
    <ModalForm
      title="Go to silo"
      submitLabel="Go to silo"
      width="narrow"
      onDismiss={onDismiss}
      isPending={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <TextField
        label="Name or ID"
        hint="Finds silos that are not discoverable, too"
        autoFocus
        value={given}
        onChange={(text) => {
          setGiven(text)
          setError(undefined)
        }}
        error={error}
      />
    </ModalForm>
  )
}
