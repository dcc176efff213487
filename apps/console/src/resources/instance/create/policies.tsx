import { linkClass, MultiSelect } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { useController } from 'react-hook-form'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { restartPolicies } from '../restart-policy.ts'
import type { SectionProps } from './form.ts'
import { FormSection } from '../../../form/form-section.tsx'

/** Where it runs, and what becomes of it when it fails. */
export function Policies({ form: { control }, choices: { groups }, project }: SectionProps & { project: string }) {
  const { field } = useController({ control, name: 'groups' })
  const { ref, value, onChange, onBlur, name } = field
  return (
    <FormSection title="Placement and restart">
      {groups.length === 0 ? (
        <p className="text-sm text-muted">
          There are no anti-affinity groups in this project, which keep instances on different sleds.{' '}
          <Link to="/projects/$project/affinity" params={{ project }} className={linkClass}>
            Affinity groups
          </Link>
        </p>
      ) : (
        <MultiSelect
          label="Anti-affinity groups"
          hint="It runs on another sled than the other members"
          placeholder="Select groups"
          optional
          options={groups.map((group) => ({
            value: group.name,
            label: group.name,
            description: [
              group.policy === 'fail' ? 'starts on different sleds only' : 'on different sleds if possible',
              group.description,
            ]
              .filter(Boolean)
              .join(' / '),
          }))}
          {...{ name, value, onBlur }}
          onChange={(chosen) => onChange([...chosen])}
          inputRef={ref}
        />
      )}
      <FormRadioGroup control={control} name="autoRestart" label="Restart after a failure" options={restartPolicies} />
    </FormSection>
  )
}
