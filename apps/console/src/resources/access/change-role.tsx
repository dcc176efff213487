import { toast } from '@plenum/ui'
import { Role } from '@plenum/api/policy'
import { User, Users } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { askBeforeLockOut } from './lock-out.tsx'
import type { PolicyUpdate, WritablePlace } from './place.ts'
import { withRole } from './policy-merge.ts'
import { RoleField } from './role-field.tsx'
import { roleIn } from './rows.ts'
import type { AccessRow } from './rows.ts'
import { useMyStanding } from './use-my-standing.ts'

const choice = z.object({ role: Role })

interface ChangeRoleProps<Id extends PolicyUpdate> {
  place: WritablePlace<Id>
  row: AccessRow
  onDismiss: () => void
}

/** Gives somebody another role in place of the one they have. */
export function ChangeRole<Id extends PolicyUpdate>({ place, row, onDismiss }: ChangeRoleProps<Id>) {
  const my = useMyStanding(place)
  // What the person sees while they choose is what their choice is made from.
  const [base] = useState(my.policy)
  const form = useResourceForm({
    operation: place.operation,
    schema: choice,
    defaultValues: { role: roleIn(row, place.scope) ?? 'viewer' },
    toInput: ({ role }) => place.toInput(withRole(base, row, role)),
    send: (input) => place.send(base, input),
    refreshes: place.refreshes,
    onSuccess: () => {
      toast({ tone: 'success', content: `Role of ${row.name} updated` })
      onDismiss()
    },
  })
  const submit: typeof form.submit = async (event) => {
    const after = withRole(my.policy, row, form.form.getValues('role'))
    if (!my.loses(after)) return form.submit(event)
    event?.preventDefault()
    return askBeforeLockOut(place, my, after, () => form.submit())
  }
  const Icon = row.identityType === 'silo_group' ? Users : User
  return (
    <SideForm
      form={{ ...form, submit }}
      title="Change role"
      submitLabel="Update role"
      submitDisabledReason={my.whyNot}
      subtitle={
        <>
          <Icon aria-hidden="true" /> {row.name}
        </>
      }
      onDismiss={onDismiss}
    >
      <RoleField control={form.control} name="role" place={place} />
    </SideForm>
  )
}
