import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { ruled } from './ruled.ts'
import { Id, identity, identityCreate, NameOrId } from './scalars.ts'
import { whyNotSshPublicKey } from './ssh-key-rules.ts'

export const SshKey = z
  .object({
    ...identity,
    /** Whose key it is. */
    siloUserId: Id,
    /** One line in the format of `authorized_keys`. */
    publicKey: z.string(),
  })
  .meta({ id: 'SshKey' })
export type SshKey = z.infer<typeof SshKey>

/** As people paste it: what is around the line is dropped. */
const SshPublicKey = ruled(whyNotSshPublicKey).overwrite((text) => text.trim())

export const SshKeyCreate = z.object({ ...identityCreate, publicKey: SshPublicKey }).meta({ id: 'SshKeyCreate' })
export type SshKeyCreate = z.input<typeof SshKeyCreate>

const tag = 'current-user'
const params = z.object({ sshKey: NameOrId })

const currentUserSshKeyList = operation({
  id: 'currentUserSshKeyList',
  method: 'GET',
  path: '/v1/me/ssh-keys',
  tag,
  summary: "List the signed-in user's SSH keys",
  query: z.object(pagedByNameOrId),
  response: pageOf(SshKey),
  status: 200,
})

const currentUserSshKeyCreate = operation({
  id: 'currentUserSshKeyCreate',
  method: 'POST',
  path: '/v1/me/ssh-keys',
  tag,
  summary: 'Add an SSH key to those of the signed-in user',
  body: SshKeyCreate,
  response: SshKey,
  status: 201,
})

const currentUserSshKeyView = operation({
  id: 'currentUserSshKeyView',
  method: 'GET',
  path: '/v1/me/ssh-keys/{sshKey}',
  tag,
  summary: "View one of the signed-in user's SSH keys",
  params,
  response: SshKey,
  status: 200,
})

const currentUserSshKeyDelete = operation({
  id: 'currentUserSshKeyDelete',
  method: 'DELETE',
  path: '/v1/me/ssh-keys/{sshKey}',
  tag,
  summary: 'Delete an SSH key; instances that already hold it keep it',
  params,
  status: 204,
})

const instanceSshPublicKeyList = operation({
  id: 'instanceSshPublicKeyList',
  method: 'GET',
  path: '/v1/instances/{instance}/ssh-public-keys',
  tag: 'instances',
  summary: 'List the SSH keys that an instance was created with, without those deleted since',
  params: z.object({ instance: NameOrId }),
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(SshKey),
  status: 200,
})

export const sshKeyOperations = {
  currentUserSshKeyList,
  currentUserSshKeyCreate,
  currentUserSshKeyView,
  currentUserSshKeyDelete,
  instanceSshPublicKeyList,
} as const
