import { copyText, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { Copy } from 'lucide-react'

interface CopyEntryOptions {
  label: string
  text: string
  /** "ID copied". */
  done: string
}

/** A menu entry that takes text along. */
export function copyEntry({ label, text, done }: CopyEntryOptions): MenuEntry {
  const copy = async () => {
    if (await copyText(text)) toast({ tone: 'success', content: done })
    else toast({ tone: 'error', title: 'Could not copy', content: text })
  }
  return { label, icon: <Copy />, onAction: () => void copy() }
}

/** The first entry of every row's menu. */
export function copyId(id: string): MenuEntry {
  return copyEntry({ label: 'Copy ID', text: id, done: 'ID copied' })
}
