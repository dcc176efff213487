import { Message, toast } from '@plenum/ui'
import type { SwitchPort, SwitchPortSettingsSummary } from '@plenum/api'
import { z } from 'zod'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotRackNetwork } from './permission.ts'
import { portAt } from './queries.ts'
import { portReads } from './refreshes.ts'
import { portText } from './words.ts'

const schema = z.object({ portSettings: z.string().min(1) })

interface ApplySettingsProps {
  port: SwitchPort
  settings: readonly SwitchPortSettingsSummary[]
  onDone: () => void
}

export function ApplySettings({ port, settings, onDone }: ApplySettingsProps) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingSwitchPortApplySettings',
    schema,
    defaultValues: { portSettings: '' },
    toInput: (body) => ({ ...portAt(port), body }),
    refreshes: portReads,
    // Whatever is refused is about these settings on this port.
    fieldOf: () => 'portSettings',
    onSuccess: () => {
      const chosen = settings.find(({ id }) => id === form.getValues('portSettings'))
      toast({ tone: 'success', content: `${chosen?.name ?? 'Settings'} applied to ${portText(port)}` })
      onDone()
    },
  })
  const current = settings.find(({ id }) => id === port.portSettingsId)
  const others = settings.filter(({ id }) => id !== port.portSettingsId)
  const whyNot = useWhyNotRackNetwork()
  return (
    <SideForm
      form={resource}
      title="Apply settings"
      subtitle={portText(port)}
      submitDisabledReason={whyNot ?? (others.length === 0 ? 'There are no other port settings' : undefined)}
      onDismiss={onDone}
    >
      {current && (
        <Message tone="notice" title={`They take the place of ${current.name}`}>
          The link is set up anew. BGP sessions over this port end, and are built up again where the new settings have
          them.
        </Message>
      )}
      <FormComboBox
        control={form.control}
        name="portSettings"
        label="Port settings"
        placeholder="Select port settings"
        options={others.map(({ id, name, description }) => ({
          value: id,
          label: name,
          ...(description !== '' && { description }),
        }))}
      />
    </SideForm>
  )
}
