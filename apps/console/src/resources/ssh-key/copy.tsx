import { copyText, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { SshKey } from '@plenum/api'
import { ClipboardCopy } from 'lucide-react'

async function copy({ name, publicKey }: SshKey): Promise<void> {
  if (await copyText(publicKey)) toast({ tone: 'success', content: `Public key ${name} copied` })
  else toast({ tone: 'error', title: 'Could not copy', content: publicKey })
}

export function copyPublicKey(key: SshKey): MenuEntry {
  return { label: 'Copy public key', icon: <ClipboardCopy />, onAction: () => void copy(key) }
}
