import { cx } from './cx.ts'

export interface SkeletonProps {
  /** Size of what comes: "h-4 w-24". */
  className?: string | undefined
}

export function Skeleton({ className = 'h-4 w-24' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block animate-skeleton rounded-mark bg-line', className)} />
}
