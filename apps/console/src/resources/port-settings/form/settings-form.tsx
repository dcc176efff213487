import { buttonClass } from '@plenum/ui'
import type { SwitchPort, SwitchPortSettings } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Input, Result } from '../../../api/call.ts'
import { ActionBar } from '../../../form/action-bar.tsx'
import { DraftNotice } from '../../../form/draft-notice.tsx'
import { FormRadioCards } from '../../../form/form-radio-cards.tsx'
import { FormTextArea } from '../../../form/form-text-area.tsx'
import { LeaveGuard } from '../../../form/leave-guard.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { NameAndDescription } from '../../name-and-description.tsx'
import { useWhyNotRackNetwork } from '../../switch-port/permission.ts'
import { portReads } from '../../switch-port/refreshes.ts'
import { geometries } from '../words.ts'
import { settingsBody } from './body.ts'
import { whyNotReplace } from './replace.ts'
import { settingsSchema } from './schema.ts'
import { Addresses, Interfaces, Links, Peers, Routes } from './sections.tsx'
import { Summary } from './summary.tsx'
import type { SettingsChoices, SettingsValues } from './values.ts'

interface SettingsFormProps {
  initial: SettingsValues
  choices: SettingsChoices
  /** That have them already. */
  ports: readonly SwitchPort[]
  /** As they were when one came; undefined for new ones. */
  edited?: SwitchPortSettings
  onSuccess: (settings: SwitchPortSettings) => void
}

const geometryOptions = (['qsfp28x1', 'qsfp28x2', 'sfp28x4'] as const).map((value) => {
  const { label, description } = geometries[value]
  return { value, label, description }
})

/** Refusals name no field; these are about the section that is in their words. */
function fieldOf({ message }: ApiError): 'addresses' | 'bgpPeers' | undefined {
  if (/address|lot/i.test(message)) return 'addresses'
  return /bgp|asn|md5/i.test(message) ? 'bgpPeers' : undefined
}

type Id = 'networkingSwitchPortSettingsCreate'

async function sendUnchanged(edited: SwitchPortSettings | undefined, input: Input<Id>): Promise<Result<Id>> {
  const query = { portSettings: input.body.name }
  const { items } = await call('networkingSwitchPortSettingsList', { query })
  const reason = whyNotReplace(edited, items[0])
  if (reason !== undefined) throw new Error(reason)
  return call('networkingSwitchPortSettingsCreate', input)
}

/** Everything that port settings say, section by section. */
export function SettingsForm({ initial, choices, ports, edited, onSuccess }: SettingsFormProps) {
  const schema = useMemo(() => settingsSchema(choices.names), [choices.names])
  const { form, ...resource } = useResourceForm({
    operation: 'networkingSwitchPortSettingsCreate',
    schema,
    defaultValues: initial,
    toInput: (values) => ({ body: settingsBody(values) }),
    send: (input) => sendUnchanged(edited, input),
    refreshes: ['networkingSwitchPortSettingsList', 'networkingSwitchPortSettingsView', ...portReads],
    // Peers may have keys.
    secrets: ['bgpPeers'],
    fieldOf,
    onSuccess,
  })
  const whyNot = useWhyNotRackNetwork()
  const isEdit = edited !== undefined
  const { control } = form
  return (
    <>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => void resource.submit(event)}
        className="flex flex-col gap-8 **:scroll-mb-20"
      >
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex max-w-3xl min-w-0 flex-col gap-8">
            <DraftNotice draft={resource.draft} />
            <FormSection title="General">
              {isEdit ? (
                <FormTextArea control={control} name="description" label="Description" optional />
              ) : (
                <NameAndDescription control={control} name="name" description="description" />
              )}
            </FormSection>
            <FormSection title="Port" hint="How its four lanes are divided.">
              <FormRadioCards
                control={control}
                name="geometry"
                label="Geometry"
                isLabelHidden
                options={geometryOptions}
              />
            </FormSection>
            <Links form={form} />
            <Addresses form={form} choices={choices} />
            <Peers form={form} choices={choices} />
            <Routes form={form} />
            <Interfaces form={form} />
          </div>
          <div className="h-full max-w-3xl min-w-0">
            <Summary control={control} ports={ports} />
          </div>
        </div>
        <ActionBar
          form={resource}
          submitLabel={isEdit ? 'Update port settings' : 'Create port settings'}
          disabledReason={whyNot}
          cancel={
            isEdit ? (
              <Link
                to="/system/networking/switch-port-settings/$settings"
                params={{ settings: initial.name }}
                className={buttonClass({ variant: 'ghost' })}
              >
                Cancel
              </Link>
            ) : (
              <Link to="/system/networking/switch-port-settings" className={buttonClass({ variant: 'ghost' })}>
                Cancel
              </Link>
            )
          }
        />
      </form>
      <LeaveGuard form={resource} />
    </>
  )
}
