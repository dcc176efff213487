import { beforeAll } from 'vitest'
import { GiB, publicKey, smallInstance } from '../testing/bodies.ts'
import type { Caller } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

/** One letter per role, in the order of `roles`: + may, f forbidden, h hidden. */
const matrix = {
  //                       silo  project fleet nobody elsewhere
  'list its SSH keys': '+++   +++     h     h      h',
  'read its serial console': '+++   +++     h     h      h',
  'read its serial console by id': '+++   +++     h     h      h',
  'type at its serial console': '++f   ++f     h     h      h',
  'change its restart policy': '++f   ++f     h     h      h',
  'keep SSH keys of their own': '+++   +++     +     +      +',
  'view the SSH key of another': 'hhh   hhh     h     h      h',
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)
let number = 0
let keyOfAnother = ''

beforeAll(async () => {
  await holders.prepare()
  const body = { name: 'own', description: '', publicKey }
  keyOfAnother = (await rack.as('viewer').does('currentUserSshKeyCreate', { body })).id
})

async function scene() {
  const { id: project } = await rack.newProject()
  await holders.join(project)
  const query = { project }
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance('machine', { start: true }) })
  await rack.put(id, 'running')
  return { id, query }
}

async function attempt(deed: Deed, by: Caller, { id, query }: Awaited<ReturnType<typeof scene>>) {
  const params = { instance: id }
  switch (deed) {
    case 'list its SSH keys':
      return by.call('instanceSshPublicKeyList', { params })
    case 'read its serial console':
      return by.call('instanceSerialConsole', { params: { instance: 'machine' }, query: { ...query, fromStart: 0 } })
    case 'read its serial console by id':
      return by.call('instanceSerialConsole', { params, query: { mostRecent: 1 } })
    case 'type at its serial console': {
      const result = await by.call('instanceSerialConsoleStream', { params })
      // Who may have the stream is told that this is no way to get it.
      const isLetIn = result.type === 'error' && result.error.message === 'expected a WebSocket upgrade'
      return isLetIn ? ({ type: 'success', data: undefined } as const) : result
    }
    case 'change its restart policy':
      return by.call('instanceUpdate', { params, body: { ncpus: 2, memory: 4 * GiB, autoRestartPolicy: 'never' } })
    case 'keep SSH keys of their own':
      return by.call('currentUserSshKeyCreate', { body: { name: `key-${(number += 1)}`, description: '', publicKey } })
    case 'view the SSH key of another':
      return by.call('currentUserSshKeyView', { params: { sshKey: keyOfAnother } })
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder), await scene()))
