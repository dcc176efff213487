import { listAll } from '../store/list-all.ts'
import type { Transaction } from '../store/store.ts'

/** What is a user's own and goes with them. What policies say of them stays, and means nobody. */
const belongings = ['session', 'accessToken', 'membership', 'sshKey'] as const

export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  for (const kind of belongings)
    for (const own of await listAll<(typeof belongings)[number]>(tx, kind, { parent: id }))
      await tx.delete(kind, own.id)
  await tx.delete('user', id)
}
