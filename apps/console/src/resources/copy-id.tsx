import { copyText, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { Copy } from 'lucide-react'

/** The first entry of every row's menu. */
export function copyId(id: string): MenuEntry {
  return {
    label: 'Copy ID',
    icon: <Copy />,
    onAction: () => void copy(id),
  }
}

async function copy(id: string): Promise<void> {
  if (await copyText(id)) toast({ tone: 'success', content: 'ID copied' })
  else toast({ tone: 'error', title: 'Could not copy', content: id })
}
