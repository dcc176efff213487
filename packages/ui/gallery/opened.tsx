import { useState, type ReactNode } from 'react'
import { Button } from '../src/index.ts'

interface OpenedProps {
  /** What opens; the button says "Open" before it. */
  label: string
  children: (close: () => void) => ReactNode
}

/** A button that opens an overlay. The browser test opens each of them by the first word of its name. */
export function Opened({ label, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open {label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
