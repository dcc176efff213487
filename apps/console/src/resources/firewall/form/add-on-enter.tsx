import type { ReactNode } from 'react'

/** Enter in the field adds what it holds; it does not send the form. */
export function AddOnEnter({ onAdd, children }: { onAdd: () => void; children: ReactNode }) {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onAdd()
      }}
    >
      {children}
    </div>
  )
}
