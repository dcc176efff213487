import { toast } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { Controller, useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { SideForm } from '../../../form/side-form.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { queryClient } from '../../../api/query.ts'
import { CertificatesField } from '../../certificate/field.tsx'
import { NameAndDescription } from '../../name-and-description.tsx'
import { QuotaFields } from '../../quota/fields.tsx'
import { hostOfSilo } from '../host.ts'
import { useOwnRoles } from '../own-roles.ts'
import { whyNotOperator } from '../permission.ts'
import { siloQuery } from '../queries.ts'
import { FormPart } from './part.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { initialSilo, siloBody, siloSchema } from './schema.ts'

interface CreateSiloProps {
  onDismiss: () => void
  onCreated: (silo: Silo) => void
}

/** The form for a new silo: all that can never be changed later, and what it begins with. */
export function CreateSilo({ onDismiss, onCreated }: CreateSiloProps) {
  const roles = useOwnRoles()
  const form = useResourceForm({
    operation: 'siloCreate',
    schema: siloSchema,
    defaultValues: initialSilo,
    toInput: (values) => ({ body: siloBody(values) }),
    refreshes: ['siloList', 'siloUtilizationList', 'systemQuotasList'],
    secrets: ['tlsCertificates'],
    fieldOf: ({ message }) => (/"(certificate|private-key)"/.test(message) ? 'tlsCertificates' : undefined),
    onSuccess: (silo) => {
      queryClient.setQueryData(siloQuery(silo.name).queryKey, silo)
      toast({ tone: 'success', content: `Silo ${silo.name} created` })
      onCreated(silo)
    },
  })
  const { control } = form
  const [name, mapsAdmins, mapsViewers] = useWatch({ control, name: ['name', 'mapsAdmins', 'mapsViewers'] })
  const whyNot =
    whyNotOperator('createSilo', roles) ??
    (mapsAdmins || mapsViewers ? whyNotOperator('createSiloWithFleetRoles', roles) : undefined)
  return (
    <SideForm form={form} title="Create silo" submitDisabledReason={whyNot} onDismiss={onDismiss}>
      <NameAndDescription control={control} name="name" description="description" />
      <FormCheckbox
        control={control}
        name="discoverable"
        label="Discoverable"
        hint="One that is not is in no list, but can be found by name and ID"
      />
      <FormPart title="Quotas" text="What its projects together may have provisioned at once; 0 is nothing.">
        <QuotaFields control={control} names={{ cpus: 'cpus', memoryGiB: 'memoryGiB', storageGiB: 'storageGiB' }} />
      </FormPart>
      <FormPart title="Identity">
        <IdentityFields
          control={control}
          names={{ mode: 'identityMode', group: 'adminGroupName' }}
          onLocal={() => form.form.setValue('adminGroupName', '')}
        />
      </FormPart>
      <FormPart
        title="Role mapping"
        text="Whoever has the silo role has the fleet role with it. It cannot be changed later."
      >
        <FormCheckbox control={control} name="mapsAdmins" label="Grant fleet admin role to silo admins" />
        <FormCheckbox control={control} name="mapsViewers" label="Grant fleet viewer role to silo viewers" />
      </FormPart>
      <FormPart title="TLS certificates" text={`For the host ${hostOfSilo(name === '' ? 'silo' : name)}.`}>
        <Controller
          control={control}
          name="tlsCertificates"
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <CertificatesField
              value={value}
              onChange={(next) => {
                onChange(next)
                form.form.clearErrors('tlsCertificates')
              }}
              // Of one among them, as far as the form itself is concerned.
              error={fieldState.error?.message}
              host={name === '' ? undefined : hostOfSilo(name)}
              buttonRef={ref}
            />
          )}
        />
      </FormPart>
    </SideForm>
  )
}
