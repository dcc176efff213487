import { Badge, Dash, formatExact, TextTooltip, useNow } from '@plenum/ui'
import { stageOf } from './notices.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** The last day of a certificate, and whether that is something to do about. */
export function ValidUntil({ facts }: { facts: { notBefore: Date; notAfter: Date } | undefined }) {
  const stage = useNow((now) => (facts && stageOf(facts, now)) ?? '')
  if (!facts) return <Dash />
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <TextTooltip content={formatExact(facts.notAfter)}>
        <time dateTime={facts.notAfter.toISOString()}>{day.format(facts.notAfter)}</time>
      </TextTooltip>
      {stage !== '' && (
        <Badge variant="tag" tone={stage === 'expired' ? 'danger' : 'notice'}>
          {stage}
        </Badge>
      )}
    </span>
  )
}
