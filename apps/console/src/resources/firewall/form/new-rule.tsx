import { toast } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import type { VpcParams } from '../../vpc/queries.ts'
import { copyName, newRule } from './rule-values.ts'
import { RuleForm } from './rule-form.tsx'
import { useFormData } from './use-form-data.ts'

/** The form for a new rule; it begins as another where that is there. */
export function NewRule({ at, copyOf }: { at: VpcParams; copyOf?: string }) {
  const { base, known } = useFormData(at)
  const navigate = useNavigate()
  const toRules = () => void navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules', params: at, search: true })
  const model = base.find(({ name }) => name === copyOf)
  return (
    <RuleForm
      at={at}
      base={base}
      known={known}
      edited={undefined}
      initial={model ? { ...model, name: copyName(model.name) } : newRule}
      onDismiss={toRules}
      onSaved={(name) => {
        if (name !== undefined) toast({ tone: 'success', content: `Firewall rule ${name} created` })
        toRules()
      }}
    />
  )
}
