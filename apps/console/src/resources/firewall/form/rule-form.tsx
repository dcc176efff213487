import { Message } from '@plenum/ui'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { SideForm } from '../../../form/side-form.tsx'
import { NameAndDescription } from '../../name-and-description.tsx'
import { useProjectWrites } from '../../project/writes.ts'
import { WhatChanges } from '../changes/what-changes.tsx'
import { ConflictDialog } from '../conflict-dialog.tsx'
import { mergeRules } from '../merge.ts'
import { EndList } from './end-list.tsx'
import type { KnownNames } from './end-list.tsx'
import { PortList } from './port-list.tsx'
import { ProtocolList } from './protocol-list.tsx'
import { ruleFields, ruleOf } from './rule-values.ts'
import type { RuleValues } from './rule-values.ts'
import { takenNames, useRuleForm } from './use-rule-form.ts'
import type { RuleFormOptions } from './use-rule-form.ts'

interface RuleFormProps extends RuleFormOptions {
  known: KnownNames
  /** What cannot be changed, before the fields. */
  details?: ReactNode
  onDismiss: () => void
}

/** A rule, new or there already. */
export function RuleForm({ known, details, onDismiss, ...options }: RuleFormProps) {
  const { form, resource, conflicts, choose, dismissConflicts } = useRuleForm(options)
  const { control } = form
  const { at, edited } = options
  const { whyNot } = useProjectWrites(at.project)
  return (
    <SideForm
      form={resource}
      title={edited ? 'Edit rule' : 'Add firewall rule'}
      submitLabel={edited ? 'Update rule' : 'Add rule'}
      submitDisabledReason={whyNot}
      onDismiss={onDismiss}
    >
      <Message>
        Of the rules that match, the one with the lowest priority number decides. Where none matches, inbound traffic is
        denied and outbound traffic allowed.
      </Message>
      {details}
      <FormCheckbox control={control} name="isEnabled" label="Enabled" />
      <NameAndDescription control={control} name="name" description="description" />
      <FormRadioGroup
        control={control}
        name="action"
        label="Action"
        orientation="horizontal"
        options={[
          { value: 'allow', label: 'Allow' },
          { value: 'deny', label: 'Deny' },
        ]}
      />
      <FormRadioGroup
        control={control}
        name="direction"
        label="Direction of traffic"
        hint="Inbound traffic goes to the targets, outbound traffic comes from them"
        orientation="horizontal"
        options={[
          { value: 'inbound', label: 'Inbound' },
          { value: 'outbound', label: 'Outbound' },
        ]}
      />
      <FormNumberField
        control={control}
        name="priority"
        label="Priority"
        hint="0–65535; a lower number is asked first"
        maxValue={65_535}
      />
      <Section
        title="Targets"
        about="The instances that the rule is for: any that one of the targets names. Without targets the rule is for none."
      >
        <EndList
          control={control}
          list="targets"
          draft="target"
          noun="Target"
          label="Targets"
          addLabel="Add target"
          known={known}
        />
      </Section>
      <Section
        title="Filters"
        about="Traffic must pass each kind of filter that has entries: hosts, protocols and ports. Within a kind, any entry will do."
      >
        <PortList control={control} />
        <ProtocolList control={control} />
      </Section>
      <Section
        title="Host filters"
        about="The other end: where inbound traffic comes from, where outbound traffic goes to."
      >
        <EndList
          control={control}
          list="hosts"
          draft="host"
          noun="Host"
          label="Host filters"
          addLabel="Add host filter"
          known={known}
        />
      </Section>
      <hr className="border-line" />
      <RuleChanges control={control} {...options} />
      {resource.errors.length > 0 && (
        <p role="presentation" className="text-sm text-danger">
          {resource.errors.join(' ')}
        </p>
      )}
      {conflicts && (
        <ConflictDialog
          conflicts={conflicts}
          isPending={resource.isPending}
          onChoose={choose}
          onDismiss={dismissConflicts}
        />
      )}
    </SideForm>
  )
}

function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <>
      <hr className="border-line" />
      <section aria-label={title} className="flex flex-col gap-4">
        <div>
          <h3 className="text-base font-medium text-text">{title}</h3>
          <p className="text-sm text-muted">{about}</p>
        </div>
        {children}
      </section>
    </>
  )
}

type RuleChangesProps = RuleFormOptions & { control: Control<RuleValues, unknown, RuleValues> }

/** Follows what is typed, apart from the fields. */
function RuleChanges({ control, ...options }: RuleChangesProps) {
  const values = useWatch({ control })
  const { at, base, edited } = options
  const parsed = ruleFields(takenNames(options)).safeParse(values)
  const after = parsed.success ? mergeRules([{ before: edited, after: ruleOf(parsed.data) }], base).rules : undefined
  return <WhatChanges at={at} before={base} after={after} />
}
