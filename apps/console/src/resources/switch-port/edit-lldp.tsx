import { Message, toast } from '@plenum/ui'
import type { LldpLinkConfig, SwitchPort } from '@plenum/api'
import { FormCheckbox } from '../../form/form-checkbox.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { lldpBody, lldpNames, lldpSchema, lldpTexts, lldpValues } from './lldp-schema.ts'
import { useWhyNotRackNetwork } from './permission.ts'
import { portAt } from './queries.ts'
import { portText } from './words.ts'

interface EditLldpProps {
  port: SwitchPort
  config: LldpLinkConfig
  /** Others with the same settings: what is announced is part of these. */
  sharing: readonly SwitchPort[]
  onDone: () => void
}

export function EditLldp({ port, config, sharing, onDone }: EditLldpProps) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingSwitchPortLldpConfigUpdate',
    schema: lldpSchema,
    defaultValues: lldpValues(config),
    toInput: (values) => ({ ...portAt(port), body: { id: config.id, ...lldpBody(values) } }),
    refreshes: [
      'networkingSwitchPortLldpConfigView',
      'networkingSwitchPortLldpNeighbors',
      'networkingSwitchPortSettingsView',
      'networkingSwitchPortSettingsList',
    ],
    onSuccess: () => {
      toast({ tone: 'success', content: `What ${portText(port)} announces was changed` })
      onDone()
    },
  })
  return (
    <SideForm
      form={resource}
      title="Edit LLDP"
      submitLabel="Update LLDP"
      subtitle={portText(port)}
      submitDisabledReason={useWhyNotRackNetwork()}
      onDismiss={onDone}
    >
      {sharing.length > 0 && (
        <Message tone="notice" title="Other ports change with it">
          {sharing.map(portText).join(', ')} {sharing.length === 1 ? 'has' : 'have'} the same settings.
        </Message>
      )}
      <FormCheckbox
        control={form.control}
        name="enabled"
        label="Announce over LLDP"
        hint="Neighbours are told of the port, and heard"
      />
      {lldpNames.map((name) => (
        <FormTextField key={name} control={form.control} name={name} label={lldpTexts[name]} optional />
      ))}
    </SideForm>
  )
}
