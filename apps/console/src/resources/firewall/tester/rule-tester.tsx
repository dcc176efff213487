import { EmptyState, Message } from '@plenum/ui'
import { evaluatePath, isAllowed } from '@plenum/api/firewall-evaluation'
import type { EvaluatedRule } from '@plenum/api/firewall-evaluation'
import { Route as Way } from 'lucide-react'
import type { VpcParams } from '../../vpc/queries.ts'
import type { FirewallEnd } from '../interfaces.ts'
import { TesterFields } from './fields.tsx'
import { readQuestion } from './question.ts'
import type { Question } from './question.ts'
import type { TesterSearch } from './search.ts'
import { sentence } from './sentence.ts'
import { Steps } from './steps.tsx'

interface RuleTesterProps {
  at: VpcParams
  rules: readonly EvaluatedRule[]
  ends: readonly FirewallEnd[]
  search: TesterSearch
  onChange: (change: TesterSearch) => void
}

/** Whether the rules let one reach another, and which rule decides. */
export function RuleTester({ at, rules, ends, search, onChange }: RuleTesterProps) {
  const question = readQuestion(search, ends)
  const isAsked = 'packet' in question
  return (
    <section aria-label="Rule tester" className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">Rule tester</h2>
        <p className="text-sm text-muted">
          Asks the rules as they are saved. No packet is sent, and what the instances themselves listen to is not looked
          at.
        </p>
      </div>
      <TesterFields search={search} ends={ends} unasked={isAsked ? {} : question} onChange={onChange} />
      {isAsked ? (
        <Answer at={at} rules={rules} question={question} />
      ) : (
        <EmptyState
          icon={<Way />}
          title="Who reaches whom"
          body="Choose where traffic comes from and where it goes. One side may be any address outside."
        />
      )}
    </section>
  )
}

function Answer({ at, rules, question }: { at: VpcParams; rules: readonly EvaluatedRule[]; question: Question }) {
  const decisions = evaluatePath(rules, at.vpc, question.packet)
  return (
    <>
      <div aria-live="polite">
        <Message tone={isAllowed(decisions) ? 'ok' : 'danger'}>
          <strong className="font-medium">{sentence(question, decisions)}</strong>
        </Message>
      </div>
      {decisions.map((decision) => (
        <Steps key={decision.direction} at={at} question={question} decision={decision} />
      ))}
    </>
  )
}
