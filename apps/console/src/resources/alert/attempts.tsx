import { Button, DateTime, Popover } from '@plenum/ui'
import type { AlertDelivery } from '@plenum/api'
import { ChevronDown } from 'lucide-react'
import { outcomeWithTime } from './delivery-state.tsx'

/** How often a delivery was tried; when and with what outcome on a press. */
export function Attempts({ delivery }: { delivery: AlertDelivery }) {
  const attempts = delivery.attempts.webhook
  if (attempts.length === 0) return <span className="text-faint">None yet</span>
  return (
    // In line with the header, for all its padding.
    <span className="-ms-2 inline-flex">
      <Popover
        label={`Attempts to deliver ${delivery.alertClass}`}
        trigger={
          <Button variant="ghost" size="sm" icon={<ChevronDown />}>
            {attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}
          </Button>
        }
      >
        <ol className="m-0 flex list-none flex-col gap-2 p-0 text-sm">
          {attempts.map((each) => (
            <li key={each.attempt} className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-faint tabular">{each.attempt}</span>
              <DateTime date={each.timeSent} />
              <span className={each.result === 'succeeded' ? 'text-ok' : 'text-danger'}>{outcomeWithTime(each)}</span>
            </li>
          ))}
        </ol>
      </Popover>
    </span>
  )
}
