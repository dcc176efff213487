import { cx } from '@plenum/ui'
import type { ReactNode } from 'react'
import type { Rect } from './layered.ts'
import { sizes } from './arrangement.ts'

export interface BoxProps {
  rect: Rect | undefined
  /** What it is, for screen readers: "Router system". */
  label: string
  icon: ReactNode
  title: ReactNode
  /** Under the title. */
  detail: ReactNode
  /** On the way of the packets that are shown. */
  isTouched: boolean
  /** Packets are shown, and they do not come by here. */
  isDimmed: boolean
  children?: ReactNode
}

/** One thing in the picture, where the layout puts it. */
export function Box({ rect, label, icon, title, detail, isTouched, isDimmed, children }: BoxProps) {
  if (!rect) return null
  return (
    <section
      aria-label={label}
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
      className={cx(
        'absolute overflow-hidden rounded-panel border bg-surface-raised transition-[opacity,top]',
        isTouched ? 'border-accent' : 'border-line',
        isDimmed && 'opacity-45',
      )}
    >
      <div style={{ height: sizes.head }} className="flex items-center gap-2.5 px-3">
        <span aria-hidden="true" className={cx('[&_svg]:size-4', isTouched ? 'text-accent' : 'text-faint')}>
          {icon}
        </span>
        <div className="min-w-0 grow text-sm">
          <div className="truncate leading-6 font-medium">{title}</div>
          <div className="-mt-0.5 truncate text-xs text-faint">{detail}</div>
        </div>
      </div>
      {children}
    </section>
  )
}

/** Links inside boxes: high enough for a finger; the ring lies inside, or the edge would cut it off. */
export const pictureLinkClass =
  'inline-block max-w-full truncate align-bottom leading-6 text-text no-underline hover:text-accent rounded-mark -outline-offset-2'

/** A line of a box that says that there is nothing. */
export function NoneInside({ children }: { children: ReactNode }) {
  return <p className="px-3 text-xs leading-7 text-faint">{children}</p>
}
