import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { BfdState } from '@plenum/api'

const tones: Readonly<Record<BfdState, Tone>> = { up: 'ok', init: 'notice', down: 'danger', admin_down: 'idle' }

export function bfdStateWord(state: BfdState): string {
  return state.replaceAll('_', ' ')
}

export function BfdStateBadge({ state }: { state: BfdState }) {
  return (
    <Badge tone={tones[state]} isPulsing={state === 'init'}>
      {bfdStateWord(state)}
    </Badge>
  )
}

const milliseconds = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** Microseconds as people read them. */
export function microsText(micros: number): string {
  return `${milliseconds.format(micros / 1000)} ms`
}
