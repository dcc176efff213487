import { copyText, toast } from '@plenum/ui'
import type { SerialTerminal } from './terminal.ts'

/** Pages that came over plain HTTP from another machine have none, whatever its type says. */
export function canRead(): boolean {
  const clipboard: Clipboard | undefined = navigator.clipboard
  return clipboard !== undefined
}

/** Puts what is selected in the terminal on the clipboard. */
export async function copySelection(terminal: SerialTerminal): Promise<void> {
  const text = terminal.selection()
  if (text === '') return
  if (await copyText(text)) toast({ tone: 'success', content: 'Selection copied' })
  else
    toast({ tone: 'error', title: 'Could not copy', content: 'The browser does not let this page use the clipboard' })
}

/** Types what is on the clipboard into the terminal. */
export async function pasteInto(terminal: SerialTerminal): Promise<void> {
  try {
    terminal.paste(await navigator.clipboard.readText())
    terminal.focus()
  } catch {
    toast({ tone: 'error', title: 'Could not paste', content: 'The browser does not let this page read the clipboard' })
  }
}
