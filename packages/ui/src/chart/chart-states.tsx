import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { Message } from '../message.tsx'
import { useMinimumPending } from '../use-minimum-pending.ts'

interface RoomProps {
  height: number
  children: ReactNode
}

/** As high as the chart that is not there. */
function Room({ height, children }: RoomProps) {
  return (
    <div className="relative grid place-items-center" style={{ height }}>
      {children}
    </div>
  )
}

/** An even number, so that none goes through a text in the middle. */
const lines = ['a', 'b', 'c', 'd', 'e', 'f'] as const

function GridLines({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('absolute inset-x-0 top-2.5 bottom-7 flex flex-col justify-between', className)}
    >
      {lines.map((line) => (
        <span key={line} className="h-px bg-line" />
      ))}
    </div>
  )
}

export function LoadingChart({ height }: { height: number }) {
  return (
    <Room height={height}>
      <GridLines className="animate-skeleton" />
      <output className="sr-only">Loading chart</output>
    </Room>
  )
}

export function EmptyChart({ height }: { height: number }) {
  return (
    <Room height={height}>
      <GridLines />
      <p className="pb-4.5 text-sm text-muted">No samples in this range</p>
    </Room>
  )
}

export interface ChartFailureProps {
  /** What failed and why. */
  error: string
  onRetry: (() => void) | undefined
}

export function FailedChart({ height, ...failure }: ChartFailureProps & { height: number }) {
  return (
    <Room height={height}>
      <div className="max-w-md">
        <Failure {...failure} />
      </div>
    </Room>
  )
}

/** Over the last good picture, which stays. */
export function StaleMark(failure: ChartFailureProps) {
  return (
    <div className="absolute top-0 right-0 z-20 max-w-full rounded-panel bg-surface-raised">
      <Failure {...failure} />
    </div>
  )
}

function Failure({ error, onRetry }: ChartFailureProps) {
  return (
    <Message tone="danger" isAnnounced>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{error}</span>
        {onRetry && (
          <Button size="sm" icon={<RotateCw />} onPress={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </Message>
  )
}

/** Says quietly that the picture is about to change. */
export function ProgressMark({ isLoading }: { isLoading: boolean }) {
  const isShown = useMinimumPending(isLoading)
  if (!isShown) return null
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -top-0.5 z-20 h-0.5 animate-lamp rounded-full bg-accent" />
  )
}
