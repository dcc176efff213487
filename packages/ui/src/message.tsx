import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { toneClass, type Tone } from './tone.ts'

type MessageTone = Exclude<Tone, 'idle' | 'accent'>

export interface MessageProps {
  tone?: MessageTone | undefined
  title?: string | undefined
  children: ReactNode
  /** Read out when it appears. */
  isAnnounced?: boolean | undefined
}

const icons = {
  ok: CircleCheck,
  info: Info,
  notice: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<MessageTone, unknown>

export function Message({ tone = 'info', title, children, isAnnounced }: MessageProps) {
  const Icon = icons[tone]
  const { subtle, text } = toneClass[tone]
  return (
    <div
      {...(isAnnounced && { role: 'alert' })}
      className={cx('flex gap-2.5 rounded-panel px-3 py-2.5 text-sm text-text [&_a]:underline', subtle)}
    >
      <Icon aria-hidden="true" className={cx('mt-px size-4 shrink-0', text)} />
      <div className="min-w-0 wrap-anywhere">
        {title !== undefined && <p className={cx('font-medium', text)}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
