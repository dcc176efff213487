import { cx } from './cx.ts'
import { toneClass, type Tone } from './tone.ts'

export interface LampProps {
  tone: Tone
  /** Something is changing. */
  isPulsing?: boolean | undefined
}

/** Never alone: a word beside it says the same. */
export function Lamp({ tone, isPulsing }: LampProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-[7px] shrink-0 rounded-full ring-[3px]',
        toneClass[tone].fill,
        toneClass[tone].halo,
        isPulsing && 'animate-lamp',
      )}
    />
  )
}
