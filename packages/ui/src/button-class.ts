import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet'
export type ButtonSize = 'md' | 'sm'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Square, for a single icon. */
  isIconOnly?: boolean | undefined
  /** Looks unavailable; what it does is the caller's. */
  isDisabled?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-on hover:bg-accent-hover',
  secondary: 'border-line-strong bg-surface-raised text-text hover:bg-surface-hover',
  ghost: 'border-transparent text-muted hover:bg-surface-hover hover:text-text',
  danger: 'border-transparent bg-danger text-danger-on hover:bg-danger-hover',
  'danger-quiet': 'border-line-strong bg-surface-raised text-danger hover:bg-danger-subtle',
}

const sizes: Record<ButtonSize, { text: string; icon: string }> = {
  md: { text: 'h-8 px-3 text-base', icon: 'size-8' },
  sm: { text: 'h-7 px-2.5 text-sm', icon: 'size-7' },
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap ' +
  'select-none transition-colors max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

/** Makes a router link look like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', isIconOnly, isDisabled }: ButtonLook = {}): string {
  const box = variant === 'ghost' ? 'border-transparent' : 'border-line bg-surface-raised'
  const unavailable = cx('cursor-not-allowed! text-faint', box)
  return cx(
    base,
    isIconOnly ? `${sizes[size].icon} max-md:min-w-11` : sizes[size].text,
    isDisabled ? unavailable : variants[variant],
  )
}
