import type { Role, SiloCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { GiB } from '../testing/bodies.ts'
import { usablePair } from '../testing/certificates.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, forbidden, invalidRequest, invalidValue, notFound, unauthorized } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const disallowed = { mode: 'login_disallowed' } as const

function bodyOf(name: string, given: Partial<SiloCreate> = {}): SiloCreate {
  return {
    name,
    description: 'Made by a test',
    discoverable: true,
    identityMode: 'local_only',
    quotas: { cpus: 8, memory: 16 * GiB, storage: 32 * GiB },
    tlsCertificates: [],
    ...given,
  }
}

const pair = await usablePair(rack.now, '*.sys.rack.example')

function certificate(name: string) {
  return { name, description: '', service: 'external_api' as const, ...pair }
}

/** Someone who may sign in, with a role in the silo. */
async function addUser(silo: string, externalId: string, roleName?: Role) {
  const body = { externalId, password: { mode: 'password', value: 'plenum-demo' } } as const
  const { id } = await operator.does('localIdpUserCreate', { query: { silo }, body })
  const roleAssignments = roleName ? [{ identityType: 'silo_user', identityId: id, roleName } as const] : []
  await operator.does('siloPolicyUpdate', { params: { silo }, body: { roleAssignments } })
  return rack.stranger(await rack.signInAt(silo, externalId))
}

async function works(result: Promise<{ type: string }>): Promise<boolean> {
  return (await result).type === 'success'
}

describe('a new silo', () => {
  test('has what was asked for, and nothing in it', async () => {
    const silo = await operator.does('siloCreate', { body: bodyOf('fresh') })
    const { quotas, tlsCertificates: _, ...fields } = bodyOf('fresh')
    const times = { timeCreated: rack.now, timeModified: rack.now }
    expect(silo).toEqual({ ...fields, id: expect.any(String), ...times, mappedFleetRoles: {} })
    const params = { silo: 'fresh' }
    expect(await operator.does('siloView', { params })).toEqual(silo)
    expect(await operator.does('siloQuotasView', { params })).toEqual({ siloId: silo.id, ...quotas })
    expect((await operator.does('siloPolicyView', { params })).roleAssignments).toEqual([])
    expect((await operator.does('siloUserList', { query: params })).items).toEqual([])
    expect((await operator.does('siloIdentityProviderList', { query: params })).items).toEqual([])
    expect((await operator.does('siloUtilizationView', { params })).provisioned).toEqual({
      cpus: 0,
      memory: 0,
      storage: 0,
    })
  })

  test('can be signed in to and worked in', async () => {
    await operator.does('siloCreate', { body: bodyOf('busy') })
    const admin = await addUser('busy', 'boss', 'admin')
    await admin.does('projectCreate', { body: { name: 'first', description: '' } })
    expect((await admin.does('projectList', {})).items).toHaveLength(1)
    expect(await rack.as('admin').isRefused('siloView', { params: { silo: 'busy' } })).toEqual(
      notFound('silo', { name: 'busy' }),
    )
  })

  test('may come with a group of administrators', async () => {
    const { id: siloId } = await operator.does('siloCreate', {
      body: bodyOf('grouped', { adminGroupName: 'The boss' }),
    })
    const { roleAssignments } = await operator.does('siloPolicyView', { params: { silo: siloId } })
    expect(roleAssignments).toMatchObject([{ identityType: 'silo_group', roleName: 'admin' }])
    const [group] = await rack.store.read((tx) => tx.list('group', { parent: siloId, limit: 2 }))
    expect(group).toEqual({ id: roleAssignments[0]?.identityId, displayName: 'The boss', siloId })
  })

  test('may come with certificates, whose keys are never shown', async () => {
    const tlsCertificates = [certificate('one'), certificate('two')]
    await operator.does('siloCreate', { body: bodyOf('tls', { tlsCertificates }) })
    const admin = await addUser('tls', 'boss', 'admin')
    const { items } = await admin.does('certificateList', {})
    expect(items.map(({ name, cert }) => ({ name, cert }))).toEqual(
      tlsCertificates.map(({ name, cert }) => ({ name, cert })),
    )
  })

  test.each([
    ['no certificate', { cert: 'x' }, 'certificate', 'no certificate in PEM'],
    ['no key', { key: '' }, 'private-key', 'no private key in PEM'],
    [
      'one for another host',
      usablePair(rack.now, 'demo.sys.rack.example'),
      'certificate',
      'certificate is for demo.sys.rack.example, not for broken.sys.rack.example',
    ],
  ])('is not made at all with %s among its certificates', async (_, given, label, reason) => {
    const wrong = await given
    const before = await rack.count('silo')
    const body = bodyOf('broken', { tlsCertificates: [certificate('fine'), { ...certificate('wrong'), ...wrong }] })
    const { code, message } = await operator.isRefused('siloCreate', { body })
    expect(code).toBe('InvalidValue')
    expect(message).toContain(`unsupported value for "${label}": ${reason}`)
    expect(await rack.count('silo')).toBe(before)
    expect(await rack.count('certificate')).toBe(2)
  })

  test('may begin with at most 16 certificates', async () => {
    const tlsCertificates = Array.from({ length: 17 }, (_, index) => certificate(`c-${index}`))
    expect(await operator.isRefused('siloCreate', { body: bodyOf('many', { tlsCertificates }) })).toEqual(
      invalidRequest('a silo may begin with at most 16 certificates'),
    )
    const body = bodyOf('many', { tlsCertificates: tlsCertificates.slice(1) })
    await operator.does('siloCreate', { body })
  })

  test('has certificates of different names', async () => {
    const body = bodyOf('twins', { tlsCertificates: [certificate('same'), certificate('same')] })
    expect(await operator.isRefused('siloCreate', { body })).toEqual(alreadyExists('certificate', 'same'))
  })

  test.each(['demo', 'default-silo', 'plenum-internal'])('cannot be called %s', async (name) => {
    expect(await operator.isRefused('siloCreate', { body: bodyOf(name) })).toEqual(alreadyExists('silo', name))
  })

  test('cannot have less than nothing, or a description that is too long', async () => {
    const quotas = { cpus: -1, memory: 0, storage: 0 }
    const refused = await operator.isRefused('siloCreate', { body: bodyOf('minus', { quotas }) })
    expect(refused).toMatchObject({ status: 400, code: undefined })
    const description = 'x'.repeat(513)
    expect(await operator.isRefused('siloCreate', { body: bodyOf('long', { description }) })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
  })
})

describe('roles on the fleet that come with roles in a silo', () => {
  const mappedFleetRoles = {
    admin: ['viewer', 'collaborator'],
    viewer: ['viewer'],
  } satisfies SiloCreate['mappedFleetRoles']

  test.each([
    ['admin', { list: true, create: true, policy: false }],
    ['collaborator', { list: true, create: false, policy: false }],
    ['viewer', { list: true, create: false, policy: false }],
    [undefined, { list: false, create: false, policy: false }],
  ] as const)('are held by someone who is %s there', async (roleName, may) => {
    const name = `mapped-${roleName ?? 'nobody'}`
    const silo = await operator.does('siloCreate', { body: bodyOf(name, { mappedFleetRoles }) })
    expect(silo.mappedFleetRoles).toEqual(mappedFleetRoles)
    const caller = await addUser(name, 'someone', roleName)
    expect({
      list: await works(caller.call('siloList', {})),
      create: await works(caller.call('siloCreate', { body: bodyOf(`${name}-child`) })),
      policy: await works(caller.call('systemPolicyUpdate', { body: { roleAssignments: [] } })),
    }).toEqual(may)
  })

  test('are not in the policy of the fleet', async () => {
    const { roleAssignments } = await operator.does('systemPolicyView', {})
    expect(roleAssignments).toHaveLength(1)
  })

  test('are given by a group as well', async () => {
    const body = bodyOf('mapped-group', { mappedFleetRoles, adminGroupName: 'bosses' })
    const { id: siloId } = await operator.does('siloCreate', { body })
    const user = { externalId: 'member', password: { mode: 'password', value: 'plenum-demo' } } as const
    const { id: userId } = await operator.does('localIdpUserCreate', { query: { silo: siloId }, body: user })
    const caller = rack.stranger(await rack.signInAt('mapped-group', 'member'))
    expect(await caller.isRefused('siloList', {})).toEqual(forbidden)
    const [group] = await rack.store.read((tx) => tx.list('group', { parent: siloId, limit: 1 }))
    const membership = { id: crypto.randomUUID(), userId, groupId: group?.id ?? '' }
    await rack.store.write((tx) => tx.insert('membership', membership))
    expect((await caller.does('siloList', {})).items.length).toBeGreaterThan(2)
  })
})

describe('deleting a silo', () => {
  test('takes along all that is in it', async () => {
    const kinds = [
      'silo',
      'user',
      'session',
      'group',
      'certificate',
      'siloQuotas',
      'policy',
      'image',
      'ipPoolLink',
    ] as const
    const counts = () => Promise.all(kinds.map((kind) => rack.count(kind)))
    const before = await counts()
    const body = bodyOf('doomed', { adminGroupName: 'bosses', tlsCertificates: [certificate('one')] })
    const { id: siloId } = await operator.does('siloCreate', { body })
    const admin = await addUser('doomed', 'boss', 'admin')
    await operator.does('ipPoolSiloLink', { params: { pool: 'spare' }, body: { silo: siloId, isDefault: false } })
    await rack.store.write(async (tx) => {
      const image = await tx.find('image', await stableId('demo'), 'debian-13')
      if (image) await tx.insert('image', { ...image, id: crypto.randomUUID(), siloId })
    })
    expect(await counts()).toEqual(before.map((count) => count + 1))
    await operator.does('siloDelete', { params: { silo: 'doomed' } })
    expect(await counts()).toEqual(before)
    expect(await admin.isRefused('currentUserView', {})).toEqual(unauthorized)
    expect(await operator.isRefused('siloView', { params: { silo: siloId } })).toEqual(notFound('silo', { id: siloId }))
  })

  test('is refused as long as there is a project', async () => {
    expect(await operator.isRefused('siloDelete', { params: { silo: 'demo' } })).toEqual(
      invalidRequest('silo to be deleted contains a project'),
    )
    expect(await rack.as('viewer').does('currentUserView', {})).toMatchObject({ siloName: 'demo' })
  })

  test('needs one', async () => {
    expect(await operator.isRefused('siloDelete', { params: { silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
  })

  test('frees its name', async () => {
    for (const _ of [1, 2]) {
      await operator.does('siloCreate', { body: bodyOf('again') })
      await operator.does('localIdpUserCreate', {
        query: { silo: 'again' },
        body: { externalId: 'a', password: disallowed },
      })
      await operator.does('siloDelete', { params: { silo: 'again' } })
    }
    expect(await operator.isRefused('siloView', { params: { silo: 'again' } })).toMatchObject({ status: 404 })
  })
})
