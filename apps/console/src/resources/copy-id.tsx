import { toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { Copy } from 'lucide-react'

/** The first entry of every row's menu. */
export function copyId(id: string): MenuEntry {
  return {
    label: 'Copy ID',
    icon: <Copy />,
    onAction: () => {
      navigator.clipboard.writeText(id).then(
        () => toast({ tone: 'success', content: 'ID copied' }),
        () => toast({ tone: 'error', content: `The clipboard is not available. The ID is ${id}` }),
      )
    },
  }
}
