import { DateTime, PropertiesTable, toast, Truncate } from '@plenum/ui'
import type { VpcFirewallRule } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import type { VpcParams } from '../../vpc/queries.ts'
import { RuleForm } from './rule-form.tsx'
import { useFormData } from './use-form-data.ts'

/** The form for a rule that is there. */
export function EditRule({ at, name }: { at: VpcParams; name: string }) {
  const { asRead, base, known } = useFormData(at)
  const navigate = useNavigate()
  const edited = base.find((rule) => rule.name === name)
  const shown = asRead.find((rule) => rule.name === name)
  const toRules = () => void navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules', params: at, search: true })
  if (!edited) return null
  return (
    <RuleForm
      at={at}
      base={base}
      known={known}
      edited={edited}
      initial={edited}
      details={shown && <RuleDetails rule={shown} />}
      onDismiss={toRules}
      onSaved={(saved) => {
        if (saved !== undefined) toast({ tone: 'success', content: `Firewall rule ${saved} updated` })
        toRules()
      }}
    />
  )
}

function RuleDetails({ rule: { id, timeCreated, timeModified } }: { rule: VpcFirewallRule }) {
  return (
    <PropertiesTable
      columns={1}
      items={[
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
      ]}
    />
  )
}
