import { toast } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { bfdBody, bfdSchema, detectionTime, initialBfd } from './schema.ts'

const switches = [
  { value: 'switch0', label: 'switch0' },
  { value: 'switch1', label: 'switch1' },
]

const modes = [
  { value: 'single_hop', label: 'Single hop', description: 'The peer is a direct neighbour' },
  { value: 'multi_hop', label: 'Multi hop', description: 'There may be routers in between' },
]

const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** Begins to watch a peer. */
export function EnableBfd({ onDone }: { onDone: () => void }) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingBfdEnable',
    schema: bfdSchema,
    defaultValues: initialBfd,
    toInput: (values) => ({ body: bfdBody(values) }),
    refreshes: ['networkingBfdStatus'],
    fieldOf: ({ code }) => (code === 'ObjectAlreadyExists' ? 'remote' : undefined),
    onSuccess: () => {
      toast({ tone: 'success', content: `BFD session with ${form.getValues('remote').trim()} enabled` })
      onDone()
    },
  })
  const { control } = form
  const [detectionThreshold, interval] = useWatch({ control, name: ['detectionThreshold', 'interval'] })
  const time = detectionTime({ detectionThreshold, interval })
  return (
    <SideForm
      form={resource}
      title="Enable BFD session"
      submitDisabledReason={useWhyNotRackNetwork()}
      onDismiss={onDone}
    >
      <FormRadioGroup control={control} name="switch" label="Switch" options={switches} orientation="horizontal" />
      <FormTextField control={control} name="remote" label="Peer" hint="Its IP address" isMono autoFocus />
      <FormTextField
        control={control}
        name="local"
        label="Local address"
        hint="The switch picks one when left empty"
        isMono
        optional
      />
      <FormRadioGroup control={control} name="mode" label="Mode" options={modes} />
      <FormNumberField
        control={control}
        name="interval"
        label="Required interval"
        hint="Shortest time between packets of the peer that the switch can take"
        unit="ms"
      />
      <FormNumberField
        control={control}
        name="detectionThreshold"
        label="Detection threshold"
        hint="Packets in a row that may be missed"
        minValue={1}
        maxValue={255}
      />
      {Number.isFinite(time) && time > 0 && (
        <output className="-mt-3 text-sm text-muted">
          The peer counts as down after {seconds.format(time / 1000)} s of silence.
        </output>
      )}
    </SideForm>
  )
}
