import type { Transaction } from '../store/store.ts'
import { stableId } from './stable-id.ts'

interface SshKeyData {
  user: string
  name: string
  description: string
  publicKey: string
  /** Whether the instances of the silo have it. */
  isOnInstances?: true
}

/** By silo. Nobody has the other halves of these keys. */
const demoSshKeys: Readonly<Record<string, readonly SshKeyData[]>> = {
  demo: [
    {
      user: 'collaborator',
      name: 'laptop',
      description: '',
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILWUIBrC/myHsgVz/hSB0PLj2g60E0pSVRADCpP1H1vT collaborator@laptop',
      isOnInstances: true,
    },
    {
      user: 'collaborator',
      name: 'workstation',
      description: 'Under the desk in the corner',
      publicKey:
        'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBDLZxjj2I7K3qoMVJEK7lD7ggRVchbQvsCQE/EGE/QNioSCwUvTX0OmnmzofEaTzmE7Oz5TUWL96sMZUPhZ5DbA= collaborator@workstation',
      isOnInstances: true,
    },
    {
      user: 'admin',
      name: 'laptop',
      description: '',
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINiDc5mdebmmDpDzolUE3bxq0p1rSSv6bazIz6yOJlDL admin@laptop',
    },
  ],
  lab: [
    {
      user: 'researcher',
      name: 'laptop',
      description: '',
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJEcvKLB3sz8o+B8wDR74/Epqjr/pZT/mLvSguEHcfSn researcher@laptop',
      isOnInstances: true,
    },
  ],
}

function keysIn(silo: string): readonly SshKeyData[] {
  return demoSshKeys[silo] ?? []
}

function idOf(silo: string, { user, name }: SshKeyData): Promise<string> {
  return stableId(`${silo}/user/${user}/ssh-key/${name}`)
}

/** Gives the users of a silo, who are there already, their keys. */
export async function addSshKeys(tx: Transaction, silo: string, timeCreated: Date): Promise<void> {
  for (const key of keysIn(silo)) {
    const { user, name, description, publicKey } = key
    await tx.insert('sshKey', {
      id: await idOf(silo, key),
      name,
      description,
      timeCreated,
      timeModified: timeCreated,
      siloUserId: await stableId(`${silo}/user/${user}`),
      publicKey,
    })
  }
}

/** The keys that instances of a silo were created with. */
export function keysOnInstances(silo: string): Promise<string[]> {
  return Promise.all(
    keysIn(silo)
      .filter(({ isOnInstances }) => isOnInstances)
      .map((key) => idOf(silo, key)),
  )
}
