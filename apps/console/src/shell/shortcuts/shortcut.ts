import { isApple } from '@plenum/ui'

/** Keys that do something anywhere on a page. */
export interface Shortcut {
  /** What it stands under in the sheet of all keys. */
  group: string
  label: string
  /** One after the other. */
  keys: readonly string[]
  run: () => void
}

/** How long a first key waits for the second. */
const PATIENCE = 1500

/** Follows what is pressed, and finds what it stands for. */
export function followKeys(): (key: string, at: number, shortcuts: readonly Shortcut[]) => Shortcut | undefined {
  let first: { key: string; at: number } | undefined
  return (key, at, shortcuts) => {
    const pressed = first && at - first.at < PATIENCE ? [first.key, key] : [key]
    const found = shortcuts.find(({ keys }) => keys.join(' ') === pressed.join(' '))
    const isBeginning = !found && shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key)
    first = isBeginning ? { key, at } : undefined
    return found
  }
}

const notText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Where letters are taken for something else: fields, and lists that one finds an entry of by typing. */
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const taker = target.closest('input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tree]')
  return taker !== null && !(taker instanceof HTMLInputElement && notText.has(taker.type))
}

/** Not a toast, which says of itself that it is one, but keeps nobody from going on. */
const openDialog = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'

/** Whether a key was pressed on the page itself, and not into something. */
export function isForPage(event: KeyboardEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.repeat ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    takesLetters(event.target) ||
    document.querySelector(openDialog)
  )
}

export const paletteKeys = ['Mod', 'K'] as const

/** Whether the keys are pressed one after the other. */
export function isSequence(keys: readonly string[]): boolean {
  return keys.length > 1 && keys !== paletteKeys
}

export function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.repeat) return false
  if (isApple()) return event.metaKey && !event.ctrlKey
  // A shell has its own Ctrl+K.
  const isInTerminal = event.target instanceof Element && event.target.closest('.xterm') !== null
  return event.ctrlKey && !event.metaKey && !isInTerminal
}
