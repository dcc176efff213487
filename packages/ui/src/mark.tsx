export interface MarkProps {
  className?: string | undefined
}

/** The front of a rack: three bars, one of them lit. */
export function Mark({ className = 'size-5' }: MarkProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <rect x="2" y="2.5" width="16" height="4" rx="1.25" className="fill-idle" />
      <rect x="2" y="8" width="16" height="4" rx="1.25" className="fill-accent" />
      <rect x="2" y="13.5" width="16" height="4" rx="1.25" className="fill-idle" />
    </svg>
  )
}
