import { cx } from './cx.ts'

export interface SpinnerProps {
  /** `lg` stands for a whole page or panel. */
  size?: 'sm' | 'lg' | undefined
}

export function Spinner({ size = 'sm' }: SpinnerProps) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, so that it takes the text colour
      role="img"
      aria-label="Spinner"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={cx('animate-spin', size === 'lg' ? 'size-6' : 'size-4')}
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" strokeLinecap="round" />
    </svg>
  )
}
