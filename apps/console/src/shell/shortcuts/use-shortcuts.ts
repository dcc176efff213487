import { useEffect, useEffectEvent } from 'react'
import { followKeys, isForPage, isPaletteKey } from './shortcut.ts'
import type { Shortcut } from './shortcut.ts'
import { hasSingleKeys } from './single-keys.ts'

interface Listener {
  /** Asked at each key: what a page offers changes. */
  shortcuts: () => readonly Shortcut[]
  onPalette: () => void
}

/** Listens to the keys of the whole page. */
export function useShortcuts({ shortcuts, onPalette }: Listener): void {
  const askShortcuts = useEffectEvent(shortcuts)
  const askPalette = useEffectEvent(onPalette)
  // The keyboard is outside of React.
  useEffect(() => {
    const find = followKeys()
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event) || !hasSingleKeys()) return
      const found = find(event.key, event.timeStamp, askShortcuts())
      if (!found) return
      event.preventDefault()
      found.run()
    }
    const onPaletteKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      askPalette()
    }
    window.addEventListener('keydown', onKey)
    // Capture: fields keep their keys to themselves.
    window.addEventListener('keydown', onPaletteKey, true)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keydown', onPaletteKey, true)
    }
  }, [])
}
