import type { SshKey } from '@plenum/api'
import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'

export const sshKeys: ListSource<SshKey> = { page: (page) => query('currentUserSshKeyList', { query: page }) }
