import { useState, type ReactNode } from 'react'

interface HeldProps<Value> {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Keeps the value of a controlled component. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
