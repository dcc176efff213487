import { buttonClass, Message } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { FindingsTable } from '../attention/findings-table.tsx'
import { useAttention } from '../attention/use-attention.ts'

/** Findings that the overview has room for; the page of its own has all. */
const SHOWN = 6

export function OverviewAttention() {
  const { findings, isComplete } = useAttention()
  const more = findings.length - SHOWN
  return (
    <section aria-labelledby="needs-attention" className="flex min-w-0 flex-col gap-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="needs-attention" className="text-base font-semibold">
          Needs attention
        </h2>
        <Link to="/system/issues" className={`${buttonClass({ variant: 'ghost', size: 'sm' })} ms-auto`}>
          {more > 0 ? `Show all ${findings.length}` : 'Show what was looked at'}
        </Link>
      </header>
      {isComplete && findings.length === 0 ? (
        <Message tone="ok">Nothing needs attention.</Message>
      ) : (
        <FindingsTable findings={findings.slice(0, SHOWN)} isLoading={findings.length === 0} />
      )}
    </section>
  )
}
