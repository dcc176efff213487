import { Button, Message } from '@plenum/ui'
import { fromBase64 } from '@plenum/api/base64'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { FormFileField } from '../../form/form-file-field.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { asBase64 } from '../../form/read-file.ts'
import type { FileContent } from '../../form/read-file.ts'
import { readMetadata } from './metadata.ts'
import type { ProviderValues } from './schema.ts'

type ProviderForm = UseFormReturn<ProviderValues, unknown, ProviderValues>

const sources = [
  { value: 'url', label: 'URL' },
  { value: 'xml', label: 'XML file' },
]

/** Where the metadata of a provider come from. */
export function MetadataField({ form }: { form: ProviderForm }) {
  const { control, setValue, clearErrors } = form
  const [source, xml] = useWatch({ control, name: ['source', 'xml'] })
  const choose = () => {
    // What was given for the other one is not sent, and must not come back unseen.
    setValue('url', '')
    setValue('xml', null)
    clearErrors(['url', 'xml'])
  }
  return (
    <>
      <FormRadioGroup
        control={control}
        name="source"
        label="Metadata source"
        orientation="horizontal"
        options={sources}
        onChosen={choose}
      />
      {source === 'url' ? (
        <FormTextField
          control={control}
          name="url"
          label="Metadata source URL"
          hint="Fetched once, when the provider is created"
        />
      ) : (
        <>
          <FormFileField
            control={control}
            name="xml"
            label="Metadata source XML"
            accept={['.xml', 'text/xml']}
            read={asBase64}
          />
          {xml && xml.whyNot === undefined && <MetadataNotice xml={xml} form={form} />}
        </>
      )}
    </>
  )
}

/** What the file says against what else is in the form. */
function MetadataNotice({ xml, form }: { xml: FileContent; form: ProviderForm }) {
  const given = useWatch({ control: form.control, name: 'idpEntityId' })
  const facts = readMetadata(new TextDecoder().decode(fromBase64(xml.content)))
  if ('whyNot' in facts)
    return (
      <Message tone="notice" title="The metadata may be refused" isAnnounced>
        {facts.whyNot}
      </Message>
    )
  const { entityId } = facts
  if (entityId === '' || entityId === given.trim()) return null
  return (
    <Message tone="info" title="Entity ID">
      <p>The metadata are of {entityId}.</p>
      <div className="mt-2">
        <Button size="sm" slot={null} onPress={() => form.setValue('idpEntityId', entityId, { shouldDirty: true })}>
          Use as entity ID
        </Button>
      </div>
    </Message>
  )
}
