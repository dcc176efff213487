import { cx } from './cx.ts'
import { Mark } from './mark.tsx'

export interface WordmarkProps {
  size?: 'md' | 'lg' | undefined
}

export function Wordmark({ size = 'md' }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className={size === 'lg' ? 'size-6' : 'size-5'} />
      <span className={cx('font-semibold tracking-tight text-text', size === 'lg' ? 'text-title' : 'text-lg')}>
        plenum
      </span>
    </span>
  )
}
