import { FileField, toast } from '@plenum/ui'
import { ruled } from '@plenum/api/ruled'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FormTextArea } from '../../form/form-text-area.tsx'
import { asText } from '../../form/read-file.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotUpdates } from './permission.ts'
import { RootFactsTable } from './root-facts.tsx'
import { readRootRole } from './root-role.ts'

const schema = z.object({
  text: ruled((text) => {
    const read = readRootRole(text)
    return 'whyNot' in read ? read.whyNot : undefined
  }),
})

/** What has passed the schema is one. */
function roleIn(text: string): Record<string, unknown> {
  const read = readRootRole(text)
  return 'rootRole' in read ? read.rootRole : {}
}

/** From a file, or from what was pasted. */
export function CreateTrustRoot({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [unread, setUnread] = useState<string>()
  const { form, ...resource } = useResourceForm({
    operation: 'systemUpdateTrustRootCreate',
    schema,
    defaultValues: { text: '' },
    toInput: ({ text }) => ({ body: roleIn(text) }),
    fieldOf: ({ status }) => (status === 400 ? 'text' : undefined),
    refreshes: ['systemUpdateTrustRootList'],
    onSuccess: ({ id }) => {
      toast({ tone: 'success', content: `Trust root ${id.slice(0, 8)} added` })
      onDone()
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const read = readRootRole(text)
  const choose = async (chosen: File | null) => {
    setFile(chosen)
    setUnread(undefined)
    if (!chosen) return
    try {
      const { content } = await asText(chosen)
      form.setValue('text', content, { shouldDirty: true, shouldValidate: true })
    } catch (error) {
      setUnread(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <SideForm form={resource} title="Add trust root" submitDisabledReason={useWhyNotUpdates()} onDismiss={onDone}>
      <FileField
        label="File"
        hint="Fills in what is below"
        optional
        accept={['.json']}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        error={unread}
      />
      <FormTextArea
        control={form.control}
        name="text"
        label="Signed root role"
        hint="JSON, as it was signed (TUF specification, section 4.3)"
        rows={12}
        isMono
      />
      {'rootRole' in read && <RootFactsTable rootRole={read.rootRole} />}
    </SideForm>
  )
}
