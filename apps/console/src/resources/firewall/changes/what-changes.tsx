import { Badge, Message, Skeleton } from '@plenum/ui'
import { useState } from 'react'
import type { VpcParams } from '../../vpc/queries.ts'
import { useWhatChanges } from './use-what-changes.ts'
import type { RuleSets } from './use-what-changes.ts'
import type { ChangeGroup, WhatChanges as Answer } from './what-changes.ts'

interface WhatChangesProps extends RuleSets {
  at: VpcParams
}

/** Before rules are saved: which traffic of the VPC's instances would be allowed or denied that was not before. */
export function WhatChanges({ at, ...sets }: WhatChangesProps) {
  const { ends, answer, isPending, error } = useWhatChanges(at, sets)
  return (
    <section aria-label="What changes" aria-busy={isPending} className="flex flex-col gap-2">
      <h3 className="text-base font-medium text-text">What changes</h3>
      {sets.after === undefined ? (
        <p className="text-sm text-muted">Shown here once the rule is complete.</p>
      ) : error ? (
        <Message tone="notice">What would change could not be found out: {error.message}</Message>
      ) : answer ? (
        <Found answer={answer} instances={ends?.length ?? 0} />
      ) : (
        <Skeleton className="h-4 w-3/4" />
      )}
    </section>
  )
}

const SHOWN = 8

function Found({ answer: { groups, affected, isComplete }, instances }: { answer: Answer; instances: number }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? groups : groups.slice(0, SHOWN)
  return (
    <>
      <p aria-live="polite" className="text-sm text-muted">
        {summary(groups.length, affected, instances)}
      </p>
      {groups.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-panel border border-line">
          {shown.map((group) => (
            <ChangeLine key={JSON.stringify(group)} group={group} />
          ))}
        </ul>
      )}
      {shown.length < groups.length && (
        <button type="button" className="self-start text-sm text-accent hover:underline" onClick={() => setAll(true)}>
          Show {groups.length - shown.length} more
        </button>
      )}
      {!isComplete && (
        <Message tone="notice">
          There are too many combinations of rules and instances to try all of them: there may be further changes.
        </Message>
      )}
    </>
  )
}

function summary(groups: number, affected: number, interfaces: number): string {
  if (interfaces === 0) return 'No instance has an interface in this VPC, so nothing changes for now.'
  if (groups === 0) return 'Nothing is allowed or denied that was not before.'
  return `For ${affected} of ${interfaces} ${interfaces === 1 ? 'interface' : 'interfaces'} in this VPC:`
}

const words = {
  allow: { label: 'now allowed', tone: 'ok' },
  deny: { label: 'now denied', tone: 'danger' },
} as const

function ChangeLine({ group: { verdict, direction, ends, peers, traffic } }: { group: ChangeGroup }) {
  const { label, tone } = words[verdict]
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-2 text-sm text-text">
      <span className="w-24 shrink-0">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="min-w-0 grow basis-48 wrap-anywhere">
        <span className="font-mono">{traffic}</span> {direction} <Names names={ends} />{' '}
        {direction === 'to' ? 'from' : 'to'} <Names names={peers} />
      </span>
    </li>
  )
}

const NAMED = 4

/** The first few by name. */
function Names({ names }: { names: readonly string[] }) {
  const rest = names.length - NAMED
  // One more name takes no more room than the words for it.
  if (rest <= 1) return <strong className="font-medium">{names.join(', ')}</strong>
  return (
    <strong className="font-medium">
      {names.slice(0, NAMED).join(', ')} and {rest} more
    </strong>
  )
}
