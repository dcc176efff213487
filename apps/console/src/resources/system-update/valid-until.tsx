import { Badge, DateTime, useNow } from '@plenum/ui'
import { isExpired } from './target-rules.ts'

/** When something that was signed is good no more; told where that is past. */
export function ValidUntil({ text }: { text: string }) {
  const isPast = useNow((now) => isExpired(text, now))
  const date = <DateTime date={new Date(text)} />
  return isPast ? <Badge tone="danger">Expired on {date}</Badge> : date
}
