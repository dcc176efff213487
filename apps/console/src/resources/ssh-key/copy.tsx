import type { MenuEntry } from '@plenum/ui'
import type { SshKey } from '@plenum/api'
import { copyEntry } from '../copy-id.tsx'

export function copyPublicKey({ name, publicKey }: SshKey): MenuEntry {
  return copyEntry({ label: 'Copy public key', text: publicKey, done: `Public key ${name} copied` })
}
