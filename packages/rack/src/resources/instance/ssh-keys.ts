import { instanceLimits, operations } from '@plenum/api'
import { reads } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOfAll } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { locate } from '../locate.ts'
import { locateOwnSshKey } from '../ssh-key.ts'

function refuseTooMany(count: number): void {
  if (count > instanceLimits.sshKeys)
    throw refuse.invalidRequest(`cannot attach more than ${instanceLimits.sshKeys} ssh keys to the instance`)
}

/** The keys that a new instance is to have: those that are named, or all of the caller's when none are. */
export async function keysFor(asking: Asking, given: readonly string[] | null | undefined): Promise<string[]> {
  if (given) {
    refuseTooMany(given.length)
    const ids = new Set<string>()
    for (const key of given) ids.add((await locateOwnSshKey(asking, key)).id)
    return [...ids]
  }
  const limit = instanceLimits.sshKeys + 1
  const all = await asking.tx.list('sshKey', { parent: asking.actor.user.id, limit })
  refuseTooMany(all.length)
  return all.map(({ id }) => id)
}

export const sshPublicKeyList = reads(operations.instanceSshPublicKeyList, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'read')
  const keys = await Promise.all(instance.sshKeyIds.map((id) => call.tx.get('sshKey', id)))
  const present = keys.filter((key) => key !== undefined)
  return pageOfAll(call, present, (key) => key)
})
