import type { SshKey } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

export const sshKeyDeletion = deletion<SshKey>({
  noun: { one: 'SSH key', many: 'SSH keys' },
  consequence: { one: 'Instances that already hold it keep it.', many: 'Instances that already hold them keep them.' },
  run: ({ id }) => call('currentUserSshKeyDelete', { params: { sshKey: id } }),
  refreshes: ['currentUserSshKeyList', 'instanceSshPublicKeyList'],
})
