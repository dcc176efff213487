import { Disclosure } from '@plenum/ui'
import type { BgpConfig } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { FormTextArea } from '../../../form/form-text-area.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { LinkField } from './link-field.tsx'
import { newPeer, peerRow, peerSchema, peerValues } from './peer-values.ts'
import type { PeerValues } from './peer-values.ts'
import { RowForm } from './row-form.tsx'
import type { RowProps } from './rows.tsx'
import { vlanLimits } from './rules.ts'
import type { LinkRow, PeerRow } from './values.ts'

type PeerControl = Control<PeerValues, unknown, FieldValues>

const times = [
  ['holdTime', 'Hold time', 'Silence after which the session is given up; 0 is never'],
  ['keepalive', 'Keepalive', 'Time between the messages that keep the session alive'],
  ['idleHoldTime', 'Idle hold time', 'Wait after a session has failed'],
  ['connectRetry', 'Connect retry', 'Wait between attempts to connect'],
  ['delayOpen', 'Delay open', 'Wait before the first message'],
] as const

const policies = {
  import: { label: 'Routes that are taken', one: 'Of these networks only', all: 'All that it tells' },
  export: { label: 'Routes that it is told', one: 'Of these networks only', all: 'All that there are' },
} as const

function Policy({ control, way }: { control: PeerControl; way: 'import' | 'export' }) {
  const mode = useWatch({ control, name: `${way}Mode` })
  const { label, one, all } = policies[way]
  return (
    <>
      <FormRadioGroup
        control={control}
        name={`${way}Mode`}
        label={label}
        options={[
          { value: 'no_filtering', label: all },
          { value: 'allow', label: one },
        ]}
      />
      {mode === 'allow' && (
        <FormTextArea
          control={control}
          name={`${way}Prefixes`}
          label={way === 'import' ? 'Networks that are taken' : 'Networks that it is told'}
          hint="One to a line, as in 10.0.0.0/8"
          isMono
          optional
        />
      )}
    </>
  )
}

/** What routers have a usual setting for. */
function Details({ control }: { control: PeerControl }) {
  return (
    <div>
      <Disclosure title="Filters">
        <div className="flex flex-col gap-4">
          <Policy control={control} way="import" />
          <Policy control={control} way="export" />
          <FormCheckbox
            control={control}
            name="enforceFirstAs"
            label="Enforce first AS"
            hint="Refuse routes that do not begin with the peer’s own autonomous system"
          />
        </div>
      </Disclosure>
      <Disclosure title="Times">
        <div className="flex flex-col gap-4">
          {times.map(([name, label, hint]) => (
            <FormNumberField key={name} control={control} name={name} label={label} hint={hint} unit="s" />
          ))}
        </div>
      </Disclosure>
      <Disclosure title="Preferences and protection">
        <div className="flex flex-col gap-4">
          <FormTextField
            control={control}
            name="communities"
            label="Communities"
            hint="Tags of our announcements, as in 64500:100, 64500:200"
            isMono
            optional
          />
          <FormNumberField
            control={control}
            name="localPref"
            label="Local preference"
            hint="Of several ways to a place, the one with the highest is taken"
            optional
          />
          <FormNumberField
            control={control}
            name="multiExitDiscriminator"
            label="Multi-exit discriminator"
            hint="Of several ways to us, the peer should take the one with the lowest"
            optional
          />
          <FormNumberField
            control={control}
            name="minTtl"
            label="Least time to live"
            hint="That packets of the peer must have left; 255 for one that is next to us"
            maxValue={255}
            optional
          />
          <FormNumberField
            control={control}
            name="vlanId"
            label="VLAN"
            minValue={vlanLimits.min}
            maxValue={vlanLimits.max}
            optional
          />
        </div>
      </Disclosure>
    </div>
  )
}

interface PeerFormProps extends RowProps<PeerRow> {
  links: readonly LinkRow[]
  configs: readonly BgpConfig[]
}

/** A router at the other end of a link. */
export function PeerForm({ row, others, onSave, onDismiss, links, configs }: PeerFormProps) {
  const config = configs.find(({ id, name }) => id === row?.bgpConfig || name === row?.bgpConfig) ?? configs[0]
  const initial = row ? peerValues(row) : newPeer(links[0]?.linkName ?? '', '')
  return (
    <RowForm
      noun="BGP peer"
      isNew={row === undefined}
      schema={peerSchema(others)}
      defaultValues={{ ...initial, bgpConfig: config?.id ?? '' }}
      onSave={(values) => onSave(peerRow(values))}
      onDismiss={onDismiss}
    >
      {({ control }) => (
        <>
          <LinkField control={control} name="interfaceName" links={links} />
          <FormTextField control={control} name="addr" label="Address" hint="Of the peer" isMono />
          <FormComboBox
            control={control}
            name="bgpConfig"
            label="BGP configuration"
            placeholder="Select a BGP configuration"
            options={configs.map(({ id, name, asn, description }) => ({
              value: id,
              label: name,
              description: `AS ${asn}${description === '' ? '' : `, ${description}`}`,
            }))}
          />
          <FormNumberField
            control={control}
            name="remoteAsn"
            label="Autonomous system of the peer"
            hint="Left empty, any will do"
            minValue={1}
            optional
          />
          <FormTextField
            control={control}
            name="md5AuthKey"
            label="MD5 key"
            hint="Both ends sign with it; whoever may look at the settings can read it"
            isMono
            autoComplete="off"
            optional
          />
          <Details control={control} />
        </>
      )}
    </RowForm>
  )
}
