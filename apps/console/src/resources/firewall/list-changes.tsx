import type { VpcFirewallRule, VpcFirewallRuleUpdate } from '@plenum/api'
import type { RuleEdit } from './merge.ts'
import { moveRule } from './order.ts'
import type { PlannedChange } from './review-dialog.tsx'
import { ruleBody } from './rule-body.ts'

type Rule = VpcFirewallRule
type Status = Rule['status']

function counted(rules: readonly Rule[]): string {
  const [rule] = rules
  return rules.length === 1 && rule ? `firewall rule ${rule.name}` : `${rules.length} firewall rules`
}

function noun(rules: readonly Rule[]): string {
  return rules.length === 1 ? 'rule' : `${rules.length} rules`
}

function Names({ rules }: { rules: readonly Rule[] }) {
  return (
    <ul className="font-medium text-text">
      {rules.map(({ name }) => (
        <li key={name} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}

export function deletionOf(rules: readonly Rule[]): PlannedChange {
  return {
    title: `Delete ${noun(rules)}`,
    body: <Names rules={rules} />,
    confirmLabel: `Delete ${noun(rules)}`,
    tone: 'danger',
    edits: rules.map((rule) => ({ before: ruleBody(rule), after: undefined })),
    done: `Deleted ${counted(rules)}`,
  }
}

/** Rules that are so already are left as they are. */
export function switchTo(status: Status, rules: readonly Rule[]): PlannedChange {
  const verb = status === 'enabled' ? 'Enable' : 'Disable'
  const changed = rules.filter((rule) => rule.status !== status)
  return {
    title: `${verb} ${noun(changed)}`,
    body: <Names rules={changed} />,
    confirmLabel: `${verb} ${noun(changed)}`,
    edits: changed.map((rule) => ({ before: ruleBody(rule), after: { ...ruleBody(rule), status } })),
    done: `${verb}d ${counted(changed)}`,
  }
}

function Renumbering({ edits }: { edits: readonly RuleEdit[] }) {
  const cell = 'px-3 py-1.5 text-start wrap-anywhere'
  return (
    <div className="overflow-x-auto rounded-panel border border-line">
      <table aria-label="Priorities" className="w-full text-sm">
        <thead className="bg-surface-sunken">
          <tr>
            {['Rule', 'Priority now', 'Priority then'].map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edits.map(({ before, after }) => (
            <tr key={after?.name} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium text-text`}>
                {after?.name}
              </th>
              <td className={`${cell} tabular`}>{before?.priority}</td>
              <td className={`${cell} tabular text-text`}>{after?.priority}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Undefined where the rule is at that end of the list already. */
export function moveOf(rules: readonly VpcFirewallRuleUpdate[], name: string, by: -1 | 1): PlannedChange | undefined {
  const edits = moveRule(rules, name, by)
  if (!edits) return undefined
  return {
    title: `Move ${name} ${by === -1 ? 'up' : 'down'}`,
    body: (
      <>
        {edits.length > 1 && (
          <p>No number is free between its new neighbours, so rules around it get other numbers, too.</p>
        )}
        <Renumbering edits={edits} />
      </>
    ),
    confirmLabel: 'Move rule',
    edits,
    done: `Moved firewall rule ${name}`,
  }
}
