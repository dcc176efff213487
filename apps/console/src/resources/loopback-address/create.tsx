import { Message, toast } from '@plenum/ui'
import type { ApiError } from '../../api/api-error.ts'
import { FormCheckbox } from '../../form/form-checkbox.tsx'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { FormSelect } from '../../form/form-select.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { lotOption } from '../address-lot/blocks.ts'
import type { RackRow } from '../switch/queries.ts'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { switchOptions } from '../switch-port/words.ts'
import { loopbackBody, loopbackSchema } from './schema.ts'
import type { LoopbackChoices, LoopbackValues } from './schema.ts'

interface CreateLoopbackProps extends LoopbackChoices {
  racks: readonly RackRow[]
  onDone: () => void
}

/** Refusals name no field; these are about the address. */
function fieldOf({ message, code }: ApiError): 'address' | undefined {
  return code === 'ObjectAlreadyExists' || /address (not in lot|unavailable)|invalid address/i.test(message)
    ? 'address'
    : undefined
}

export function CreateLoopback({ lots, loopbacks, racks, onDone }: CreateLoopbackProps) {
  const ofSwitches = lots.find(({ kind }) => kind === 'infra')
  const initial: LoopbackValues = {
    addressLot: ofSwitches?.id ?? '',
    rackId: racks[0]?.id ?? '',
    switchLocation: 'switch0',
    address: '',
    mask: Number.NaN,
    anycast: false,
  }
  const { form, ...resource } = useResourceForm({
    operation: 'networkingLoopbackAddressCreate',
    schema: loopbackSchema({ lots, loopbacks }),
    defaultValues: initial,
    toInput: (values) => ({ body: loopbackBody(values) }),
    refreshes: ['networkingLoopbackAddressList'],
    fieldOf,
    onSuccess: ({ address, switchLocation }) => {
      toast({ tone: 'success', content: `Loopback address ${address} given to ${switchLocation}` })
      onDone()
    },
  })
  const whyNot = useWhyNotRackNetwork()
  const { control } = form
  return (
    <SideForm
      form={resource}
      title="Create loopback address"
      submitDisabledReason={whyNot ?? (lots.length === 0 ? 'There is no address lot to take it from' : undefined)}
      onDismiss={onDone}
    >
      <Message tone="info">
        The address is taken from the lot, and nothing else can have it until it is deleted.
      </Message>
      <FormComboBox
        control={control}
        name="addressLot"
        label="Address lot"
        placeholder="Select an address lot"
        options={lots.map(lotOption)}
        onChosen={() => {
          // What was wrong with the address may be right now.
          if (form.formState.isSubmitted) void form.trigger('address')
        }}
      />
      {racks.length > 1 && (
        <FormSelect
          control={control}
          name="rackId"
          label="Rack"
          options={racks.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormRadioGroup
        control={control}
        name="switchLocation"
        label="Switch"
        orientation="horizontal"
        options={switchOptions}
      />
      <FormTextField control={control} name="address" label="Address" isMono placeholder="192.0.2.1" />
      <FormNumberField
        control={control}
        name="mask"
        label="Mask"
        hint="Bits of its prefix; 32, or 128 for IPv6, when left empty"
        maxValue={128}
        optional
      />
      <FormCheckbox
        control={control}
        name="anycast"
        label="Anycast"
        hint="Others that are anycast may have the same address"
      />
    </SideForm>
  )
}
