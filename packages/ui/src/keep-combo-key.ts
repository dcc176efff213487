import type { KeyboardEvent } from 'react'

/** Escape closes the list before it closes the modal; Enter chooses, it does not submit. */
export function keepComboKey(event: KeyboardEvent<HTMLInputElement>, onEnter?: () => void) {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Escape' && isOpen) event.stopPropagation()
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (!isOpen) onEnter?.()
}
