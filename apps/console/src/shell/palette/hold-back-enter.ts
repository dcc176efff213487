const capture = { capture: true }

function holdBack(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** An Enter that is still held down repeats itself; it must not submit the form that it has just opened. */
export function holdBackEnter(): void {
  window.addEventListener('keydown', holdBack, capture)
  const letGo = () => window.removeEventListener('keydown', holdBack, capture)
  window.addEventListener('keyup', letGo, { ...capture, once: true })
}
