import { Message, toast } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import { FormTextArea } from '../../../form/form-text-area.tsx'
import { SideForm } from '../../../form/side-form.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import type { LotWithBlocks } from '../../address-lot/queries.ts'
import { NameAndDescription } from '../../name-and-description.tsx'
import { useWhyNotRackNetwork } from '../../switch-port/permission.ts'
import { changedNetworks, setBody, setSchema } from './announcements.ts'
import type { SetValues } from './announcements.ts'
import { NetworkFields } from './network-fields.tsx'
import type { WholeSet } from './queries.ts'

interface AnnounceSetFormProps {
  /** Which one is changed; a new one is made without it. */
  set?: WholeSet
  lots: readonly LotWithBlocks[]
  onDone: () => void
}

function valuesOf(set: WholeSet | undefined): SetValues {
  const { name = '', description = '', announcements = [] } = set ?? {}
  const announcement = announcements.map(({ addressLotBlockId, network }) => ({
    addressLotBlock: addressLotBlockId,
    network,
  }))
  return { name, description, announcement, network: '' }
}

/** A set is made and replaced by the same call: what is sent is all that it announces afterwards. */
export function AnnounceSetForm({ set, lots, onDone }: AnnounceSetFormProps) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingBgpAnnounceSetUpdate',
    schema: setSchema(lots),
    defaultValues: valuesOf(set),
    toInput: (values) => ({ body: setBody(values, lots) }),
    refreshes: ['networkingBgpAnnounceSetList', 'networkingBgpAnnouncementList', 'networkingBgpExported'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Announce set ${name} ${set ? 'updated' : 'created'}` })
      onDone()
    },
  })
  const { control } = form
  const announcement = useWatch({ control, name: 'announcement' })
  const { added, removed } = changedNetworks(set?.announcements ?? [], announcement)
  return (
    <SideForm
      form={resource}
      title={set ? 'Edit announce set' : 'Create announce set'}
      {...(set && { submitLabel: 'Update announce set', subtitle: set.name })}
      submitDisabledReason={useWhyNotRackNetwork()}
      onDismiss={onDone}
    >
      {set ? (
        <FormTextArea control={control} name="description" label="Description" optional />
      ) : (
        <>
          <Message tone="info">A set that has this name already is replaced.</Message>
          <NameAndDescription control={control} name="name" description="description" />
        </>
      )}
      <NetworkFields form={form} lots={lots} />
      {set && added.length + removed.length > 0 && (
        <Message tone={removed.length > 0 ? 'notice' : 'info'} title="What changes" isAnnounced>
          {added.length > 0 && <p>Announced from now on: {added.join(', ')}</p>}
          {removed.length > 0 && <p>No longer announced, and out of reach from outside: {removed.join(', ')}</p>}
        </Message>
      )}
    </SideForm>
  )
}
