import type { SshKey } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

export const sshKeys: ListSource<SshKey> = { page: (page) => query('currentUserSshKeyList', { query: page }) }

/** Every key of one's own, to choose from. */
export function allSshKeys() {
  return wholeList(sshKeys)
}

export function sshKeyQuery(sshKey: string) {
  return query('currentUserSshKeyView', { params: { sshKey } })
}
