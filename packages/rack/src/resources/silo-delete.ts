import { refuse } from '../http/refusal.ts'
import { listAll } from '../store/list-all.ts'
import type { Transaction } from '../store/store.ts'
import { deleteUser } from './delete-user.ts'
import { endProvisioning } from './provisioning.ts'

/** What is in a silo and goes with it, beside the users. */
const children = ['group', 'samlIdentityProvider', 'certificate', 'image', 'ipPoolLink'] as const

/** What is kept under the silo's own id. */
const aspects = ['siloQuotas', 'siloAuthSettings', 'policy', 'silo'] as const

export async function deleteSilo(tx: Transaction, id: string, now: Date): Promise<void> {
  const all = { parent: id }
  const [project] = await tx.list('project', { ...all, limit: 1 })
  if (project) throw refuse.invalidRequest('silo to be deleted contains a project')
  for (const user of await listAll(tx, 'user', all)) await deleteUser(tx, user.id)
  for (const kind of children)
    for (const child of await listAll<(typeof children)[number]>(tx, kind, all)) await tx.delete(kind, child.id)
  await endProvisioning(tx, id, now)
  for (const kind of aspects) await tx.delete(kind, id)
}
