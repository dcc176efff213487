import { toast } from '@plenum/ui'
import { Role } from '@plenum/api/policy'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { identityOf, identityOptions } from './identity-option.ts'
import type { PolicyUpdate, WritablePlace } from './place.ts'
import { withRole } from './policy-merge.ts'
import { RoleField } from './role-field.tsx'
import { useMyStanding } from './use-my-standing.ts'

const choice = z.object({ identity: z.string().min(1), role: Role })

interface AddRoleProps<Id extends PolicyUpdate> {
  place: WritablePlace<Id>
  onDismiss: () => void
}

/** Gives a role to a user or a group that has none in this place. */
export function AddRole<Id extends PolicyUpdate>({ place, onDismiss }: AddRoleProps<Id>) {
  const { policy, whyNot } = useMyStanding(place)
  const { data: people } = useSuspenseQuery(place.people)
  // What the person sees while they choose is what their choice is made from.
  const [base] = useState(policy)
  const options = identityOptions(people, policy)
  const form = useResourceForm({
    operation: place.operation,
    schema: choice,
    defaultValues: { identity: '', role: 'viewer' },
    toInput: ({ identity, role }) => place.toInput(withRole(base, identityOf(identity), role)),
    send: (input) => place.send(base, input),
    refreshes: place.refreshes,
    onSuccess: () => {
      const chosen = form.form.getValues('identity')
      const name = options.find(({ value }) => value === chosen)?.label ?? 'them'
      toast({ tone: 'success', content: `Role assigned to ${name}` })
      onDismiss()
    },
  })
  return (
    <SideForm
      form={form}
      title="Add user or group"
      submitLabel="Assign role"
      submitDisabledReason={whyNot ?? (options.length === 0 ? 'Everybody has a role already' : undefined)}
      onDismiss={onDismiss}
    >
      <FormComboBox
        control={form.control}
        name="identity"
        label="User or group"
        placeholder="Select a user or group"
        hint={`${place.candidates} who were given no role ${place.where} yet`}
        options={options}
      />
      <RoleField control={form.control} name="role" place={place} />
    </SideForm>
  )
}
