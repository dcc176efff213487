import { Check, CircleDashed, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type StepState = 'waiting' | 'running' | 'done' | 'failed'

export interface Step {
  label: string
  state: StepState
  /** Under the label: how far, or what went wrong. */
  detail?: ReactNode
}

export interface StepProgressProps {
  /** Accessible name of the list. */
  label: string
  /** In their order; labels tell them apart. */
  steps: readonly Step[]
}

const looks = {
  waiting: { icon: <CircleDashed />, color: 'text-faint', word: 'Waiting' },
  running: { icon: <Spinner />, color: 'text-accent', word: 'Running' },
  done: { icon: <Check />, color: 'text-ok', word: 'Done' },
  failed: { icon: <X />, color: 'text-danger', word: 'Failed' },
} as const satisfies Record<StepState, { icon: ReactNode; color: string; word: string }>

/** Work in named steps. What begins, ends and fails is announced. */
export function StepProgress({ label, steps }: StepProgressProps) {
  return (
    <div>
      <ol aria-label={label} className="m-0 flex list-none flex-col p-0">
        {steps.map((step) => (
          <StepRow key={step.label} step={step} />
        ))}
      </ol>
      <output className="sr-only">{summarize(steps)}</output>
    </div>
  )
}

function StepRow({ step: { label, state, detail } }: { step: Step }) {
  const { icon, color, word } = looks[state]
  return (
    <li {...(state === 'running' && { 'aria-current': 'step' })} className="flex items-start gap-3 py-1.5">
      <span aria-hidden="true" className={cx('mt-0.5 [&_svg]:size-4', color)}>
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className={state === 'waiting' ? 'text-muted' : 'text-text'}>{label}</span>
        {detail !== undefined && <span className="mt-0.5 block text-sm wrap-anywhere text-muted">{detail}</span>}
      </span>
      <span className={cx('text-sm leading-5', state === 'failed' ? 'text-danger' : 'text-faint')}>{word}</span>
    </li>
  )
}

/** The step that matters: the failed one, else the running one, else the last that is done. */
function summarize(steps: readonly Step[]): string {
  const step =
    steps.find(({ state }) => state === 'failed') ??
    steps.find(({ state }) => state === 'running') ??
    steps.findLast(({ state }) => state === 'done')
  if (!step) return ''
  return `Step ${steps.indexOf(step) + 1} of ${steps.length}, ${step.label}: ${looks[step.state].word.toLowerCase()}`
}
