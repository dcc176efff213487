import { Fragment } from 'react'

interface Cap {
  shown: string
  spoken: string
}

const elsewhere: Readonly<Record<string, Cap>> = {
  Mod: { shown: 'Ctrl', spoken: 'Control' },
  Escape: { shown: 'Esc', spoken: 'Escape' },
  ArrowUp: { shown: '↑', spoken: 'Up' },
  ArrowDown: { shown: '↓', spoken: 'Down' },
  ArrowLeft: { shown: '←', spoken: 'Left' },
  ArrowRight: { shown: '→', spoken: 'Right' },
}

const apple: Readonly<Record<string, Cap>> = {
  ...elsewhere,
  Mod: { shown: '⌘', spoken: 'Command' },
  Shift: { shown: '⇧', spoken: 'Shift' },
  Alt: { shown: '⌥', spoken: 'Option' },
}

/** Whether keyboards have a ⌘ where others have Ctrl. Deprecated, and the only thing that all browsers answer. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}

export interface KeyProps {
  /** "K", "Enter"; "Mod" is ⌘ on Apple's machines and Ctrl elsewhere. */
  name: string
}

/** One key. */
export function Key({ name }: KeyProps) {
  const { shown, spoken } = (isApple() ? apple : elsewhere)[name] ?? { shown: name, spoken: name }
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-mark border border-line-strong bg-surface-raised px-1 font-sans text-xs text-muted">
      {shown === spoken ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{spoken}</span>
        </>
      )}
    </kbd>
  )
}

export interface KeysProps {
  /** Named as for `Key`: ["Mod", "K"]. */
  keys: readonly string[]
  /** One after the other, not together. */
  isSequence?: boolean | undefined
}

/** Keys pressed together, or one after the other. */
export function Keys({ keys, isSequence }: KeysProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {keys.map((name, index) => (
        <Fragment key={name + index}>
          {index > 0 && (
            <span className={isSequence ? 'text-xs text-faint' : 'sr-only'}>{isSequence ? 'then' : '+'}</span>
          )}
          <Key name={name} />
        </Fragment>
      ))}
    </span>
  )
}
