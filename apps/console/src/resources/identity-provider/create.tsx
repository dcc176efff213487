import { Message, toast } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import { queryClient } from '../../api/query.ts'
import { FormFileField } from '../../form/form-file-field.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { asBase64 } from '../../form/read-file.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { FormPart } from '../silo/create/part.tsx'
import { useOwnRoles } from '../silo/own-roles.ts'
import { useSiloAsShown, whyNotAddProvider } from './permission.ts'
import { samlLoginPath } from './acs-url.ts'
import { AcsUrlField } from './acs-url-field.tsx'
import { MetadataField } from './metadata-field.tsx'
import { providerQuery } from './queries.ts'
import { initialProvider, providerBody, providerSchema } from './schema.ts'

const derFiles = ['.der', '.cer', '.crt', '.key', '.bin']

interface CreateProviderProps {
  silo: string
  onDone: () => void
}

/** Lets a SAML provider vouch for the users of a silo. */
export function CreateProvider({ silo, onDone }: CreateProviderProps) {
  const whyNot = whyNotAddProvider(useSiloAsShown(silo), useOwnRoles())
  const form = useResourceForm({
    operation: 'samlIdentityProviderCreate',
    schema: providerSchema,
    defaultValues: initialProvider,
    toInput: (values) => ({ query: { silo }, body: providerBody(values) }),
    refreshes: ['siloIdentityProviderList'],
    // Files are no text that a draft could keep; of these, one is a secret anyway.
    secrets: ['publicCert', 'privateKey', 'xml'],
    fieldOf: ({ field }) => (field?.path === 'data' ? 'xml' : undefined),
    onSuccess: (provider) => {
      queryClient.setQueryData(providerQuery({ silo, provider: provider.name }).queryKey, provider)
      toast({ tone: 'success', content: `Identity provider ${provider.name} created` })
      onDone()
    },
  })
  const { control } = form
  const name = useWatch({ control, name: 'name' })
  return (
    <SideForm
      form={form}
      title="Create identity provider"
      submitLabel="Create provider"
      submitDisabledReason={whyNot}
      onDismiss={onDone}
    >
      <Message tone="info">A provider cannot be changed or deleted once it is there.</Message>
      <NameAndDescription control={control} name="name" description="description" />
      <p className="-mt-3 text-xs wrap-anywhere text-faint">
        Users sign in at <span className="font-mono">{samlLoginPath(silo, name)}</span>
      </p>
      <FormTextField control={control} name="technicalContactEmail" label="Technical contact email" />
      <FormPart title="Service provider" text="How the provider knows this rack.">
        <FormTextField
          control={control}
          name="spClientId"
          label="Service provider client ID"
          hint="Who asks, and for whom answers are meant"
        />
        <AcsUrlField form={form.form} silo={silo} />
        <FormTextField
          control={control}
          name="sloUrl"
          label="Single Logout (SLO) URL"
          hint="Where the provider takes requests to sign out"
        />
      </FormPart>
      <FormPart
        title="Request signing"
        text="Both files or neither: without them, requests to the provider are not signed."
      >
        <FormFileField
          control={control}
          name="publicCert"
          label="Public certificate"
          hint="X.509 in DER"
          optional
          accept={derFiles}
          read={asBase64}
        />
        <FormFileField
          control={control}
          name="privateKey"
          label="Private key"
          hint="RSA (PKCS #1) in DER"
          optional
          accept={derFiles}
          read={asBase64}
        />
      </FormPart>
      <FormPart title="Identity provider" text="Who vouches for users.">
        <FormTextField control={control} name="idpEntityId" label="Entity ID" />
        <FormTextField
          control={control}
          name="groupAttributeName"
          label="Group attribute name"
          optional
          hint="The SAML attribute that lists the groups of a user"
        />
        <MetadataField form={form.form} />
      </FormPart>
    </SideForm>
  )
}
