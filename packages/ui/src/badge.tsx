import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Lamp } from './lamp.tsx'
import { toneClass, type Tone } from './tone.ts'

export interface BadgeProps {
  tone: Tone
  isPulsing?: boolean | undefined
  /** `lamp`: a lamp and a word, for states. `tag`: a tinted word, for labels that do not change. */
  variant?: 'lamp' | 'tag' | undefined
  children: ReactNode
}

export function Badge({ tone, isPulsing, variant = 'lamp', children }: BadgeProps) {
  if (variant === 'tag') {
    const { text, subtle } = toneClass[tone]
    return (
      <span
        className={cx('inline-flex min-h-5 items-center gap-1 rounded-mark px-1.5 font-mono text-xs', text, subtle)}
      >
        {children}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="inline-flex px-[3px]">
        <Lamp tone={tone} isPulsing={isPulsing} />
      </span>
      {children}
    </span>
  )
}
