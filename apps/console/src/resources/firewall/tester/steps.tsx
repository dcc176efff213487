import { Badge, linkClass } from '@plenum/ui'
import { firewallDefault } from '@plenum/api/firewall-evaluation'
import type { EvaluatedRule, FirewallDecision } from '@plenum/api/firewall-evaluation'
import { Link } from '@tanstack/react-router'
import type { VpcParams } from '../../vpc/queries.ts'
import type { Question } from './question.ts'
import { whyNotMatching } from './sentence.ts'

interface StepsProps {
  at: VpcParams
  question: Question
  decision: FirewallDecision<EvaluatedRule>
}

const verdicts = {
  allow: { tone: 'ok', label: 'allows' },
  deny: { tone: 'danger', label: 'denies' },
} as const

const line = 'flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2'

/** The rules that were asked on one side, in their order, and why each did not decide. */
export function Steps({ at, question, decision }: StepsProps) {
  const { direction, verdict, rule: decider, steps } = decision
  const title = direction === 'outbound' ? `Leaving ${question.from} (outbound)` : `Reaching ${question.to} (inbound)`
  const asked = steps.filter(({ rule }) => rule.direction === direction)
  const passedOver = steps.length - asked.length
  const { tone, label } = verdicts[verdict]
  return (
    <section aria-label={title} className="rounded-panel border border-line bg-surface-raised">
      <h3 className="border-b border-line px-4 py-2 text-sm font-medium text-text">{title}</h3>
      <ol className="divide-y divide-line text-sm">
        {asked.map((step) => (
          <li key={step.rule.name} className={`${line} ${step.mismatch === undefined ? 'bg-surface-hover' : ''}`}>
            <span className="w-12 shrink-0 text-end font-mono text-faint tabular">{step.rule.priority}</span>
            <Link
              to="/projects/$project/vpcs/$vpc/firewall-rules/$rule/edit"
              params={{ ...at, rule: step.rule.name }}
              className={`${linkClass} shrink-0 wrap-anywhere sm:w-48`}
            >
              {step.rule.name}
            </Link>
            <span className="min-w-0 grow basis-64 text-muted wrap-anywhere">
              {whyNotMatching(step, question) ?? (
                <span className="text-text">
                  <Badge tone={tone}>Matches, and {label} it.</Badge>
                </span>
              )}
            </span>
          </li>
        ))}
        {!decider && (
          <li className={`${line} bg-surface-hover`}>
            <span className="w-12 shrink-0" />
            <span className="w-48 shrink-0 max-sm:hidden" />
            <span className="text-text">
              <Badge tone={tone}>
                No {direction} rule matches, so it is {firewallDefault[direction] === 'allow' ? 'allowed' : 'denied'}.
              </Badge>
            </span>
          </li>
        )}
      </ol>
      {passedOver > 0 && (
        <p className="border-t border-line px-4 py-2 text-xs text-faint">
          {passedOver === 1 ? '1 rule is' : `${passedOver} rules are`} for{' '}
          {direction === 'inbound' ? 'outbound' : 'inbound'} traffic and left out.
        </p>
      )}
    </section>
  )
}
