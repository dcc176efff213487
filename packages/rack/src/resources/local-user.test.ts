import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { publicKey } from '../testing/bodies.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, forbidden, notFound, unauthorized } from '../testing/refusals.ts'

const hashed: string[] = []
const passwords = {
  ...cheapPasswords,
  hash: (password: string) => {
    hashed.push(password)
    return cheapPasswords.hash(password)
  },
}
const rack = await rackUnderTest({ passwords })
const admin = rack.as('admin')
const query = { silo: 'demo' }
const MISSING = '00000000-0000-4000-8000-000000000000'
const disallowed = { mode: 'login_disallowed' } as const

function add(externalId: string, value = 'open sesame') {
  return admin.does('localIdpUserCreate', { query, body: { externalId, password: { mode: 'password', value } } })
}

function signIn(username: string, password = 'open sesame') {
  return rack.stranger().call('loginLocal', { params: { siloName: 'demo' }, body: { username, password } })
}

describe('a new local user', () => {
  test('can sign in, and has no role', async () => {
    const user = await add('ada')
    expect(user).toEqual({ id: expect.any(String), displayName: 'ada', siloId: await stableId('demo') })
    const caller = rack.stranger(await rack.signInAt('demo', 'ada', 'open sesame'))
    expect(await caller.does('currentUserView', {})).toMatchObject({ id: user.id, siloName: 'demo' })
    expect(await caller.isRefused('projectList', {})).toEqual(forbidden)
  })

  test('cannot sign in without a password', async () => {
    await admin.does('localIdpUserCreate', { query, body: { externalId: 'mute', password: disallowed } })
    expect(await signIn('mute', '')).toMatchObject({ status: 401 })
  })

  test('has a name that nobody in the silo has, while another silo may have it', async () => {
    const body = { externalId: 'viewer', password: disallowed }
    expect(await admin.isRefused('localIdpUserCreate', { query, body })).toEqual(alreadyExists('silo-user', 'viewer'))
    const twin = { externalId: 'researcher', password: disallowed }
    expect(await admin.does('localIdpUserCreate', { query, body: twin })).toMatchObject({ displayName: 'researcher' })
  })

  test.each([
    [{ externalId: 'Ada', password: disallowed }],
    [{ externalId: '', password: disallowed }],
    [{ externalId: 'long', password: { mode: 'password', value: 'é'.repeat(257) } as const }],
  ])('cannot be %j', async (body) => {
    const refused = await admin.isRefused('localIdpUserCreate', { query, body })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test('may have a password of 512 bytes', async () => {
    await add('wordy', 'x'.repeat(512))
    expect(await signIn('wordy', 'x'.repeat(512))).toMatchObject({ type: 'success' })
  })

  test('is hashed for nobody who may not add one', async () => {
    hashed.length = 0
    const body = { externalId: 'mallory', password: { mode: 'password', value: 'x' } } as const
    expect(await rack.as('viewer').isRefused('localIdpUserCreate', { query, body })).toEqual(forbidden)
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    expect(await elsewhere.isRefused('localIdpUserCreate', { query, body })).toEqual(notFound('silo', { name: 'demo' }))
    expect(hashed).toEqual([])
  })
})

describe('deleting a local user', () => {
  test('ends what is theirs, and nothing of others', async () => {
    const { id: userId } = await add('brief')
    const cookie = await rack.signInAt('demo', 'brief', 'open sesame')
    const brief = rack.stranger(cookie)
    await brief.does('currentUserSshKeyCreate', { body: { name: 'key', description: '', publicKey } })
    const groupId = await stableId('demo/group/operations')
    await rack.store.write((tx) => tx.insert('membership', { id: crypto.randomUUID(), userId, groupId }))
    const others = rack.stranger(await rack.signIn('viewer'))
    const kinds = ['user', 'session', 'sshKey', 'membership'] as const
    const before = await Promise.all(kinds.map((kind) => rack.count(kind)))
    await admin.does('localIdpUserDelete', { params: { userId }, query })
    expect(await Promise.all(kinds.map((kind) => rack.count(kind)))).toEqual(before.map((count) => count - 1))
    expect(await brief.isRefused('currentUserView', {})).toEqual(unauthorized)
    expect(await others.does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
    expect(await signIn('brief')).toMatchObject({ status: 401 })
  })

  test('frees the name, but gives a namesake nothing of what they had', async () => {
    const { id: userId } = await add('phoenix')
    const policy = await admin.does('policyView', {})
    const own = { identityType: 'silo_user', identityId: userId, roleName: 'admin' } as const
    await admin.does('policyUpdate', { body: { roleAssignments: [...policy.roleAssignments, own] } })
    await admin.does('localIdpUserDelete', { params: { userId }, query })
    expect((await admin.does('policyView', {})).roleAssignments).toContainEqual(own)
    expect((await add('phoenix')).id).not.toBe(userId)
    const caller = rack.stranger(await rack.signInAt('demo', 'phoenix', 'open sesame'))
    expect(await caller.isRefused('projectList', {})).toEqual(forbidden)
  })

  test('needs one, of that silo', async () => {
    const { id } = await add('once')
    await admin.does('localIdpUserDelete', { params: { userId: id }, query })
    const elsewhere = await stableId('lab/user/viewer')
    for (const userId of [id, MISSING, elsewhere])
      expect(await admin.isRefused('localIdpUserDelete', { params: { userId }, query })).toEqual(
        notFound('silo-user', { id: userId }),
      )
  })

  test('is not for oneself without being an administrator', async () => {
    const params = { userId: await stableId('demo/user/viewer') }
    expect(await rack.as('viewer').isRefused('localIdpUserDelete', { params, query })).toEqual(forbidden)
  })
})

describe('setting a password', () => {
  test('takes the place of the old one; sessions go on', async () => {
    const { id: userId } = await add('changing')
    const caller = rack.stranger(await rack.signInAt('demo', 'changing', 'open sesame'))
    const body = { mode: 'password', value: 'another' } as const
    await admin.does('localIdpUserSetPassword', { params: { userId }, query, body })
    expect(await signIn('changing')).toMatchObject({ status: 401 })
    expect(await signIn('changing', 'another')).toMatchObject({ type: 'success' })
    expect(await caller.does('currentUserView', {})).toMatchObject({ displayName: 'changing' })
  })

  test('takes it away', async () => {
    const { id: userId } = await add('locked')
    await admin.does('localIdpUserSetPassword', { params: { userId }, query, body: disallowed })
    expect(await signIn('locked')).toMatchObject({ status: 401 })
  })

  test('is for everyone on themselves, and for administrators on others', async () => {
    const { id } = await add('self')
    const self = rack.stranger(await rack.signInAt('demo', 'self', 'open sesame'))
    const body = { mode: 'password', value: 'mine' } as const
    await self.does('localIdpUserSetPassword', { params: { userId: id }, query, body })
    expect(await signIn('self', 'mine')).toMatchObject({ type: 'success' })
    const params = { userId: await stableId('demo/user/viewer') }
    hashed.length = 0
    expect(await self.isRefused('localIdpUserSetPassword', { params, query, body })).toEqual(forbidden)
    expect(hashed).toEqual([])
  })

  test('needs a user, of that silo', async () => {
    for (const userId of [MISSING, await stableId('lab/user/viewer')])
      expect(await admin.isRefused('localIdpUserSetPassword', { params: { userId }, query, body: disallowed })).toEqual(
        notFound('silo-user', { id: userId }),
      )
  })
})

test('a silo whose users come from elsewhere has no local ones, whoever asks', async () => {
  const fresh = await rackUnderTest()
  const asAdmin = fresh.as({ silo: 'lab', user: 'admin' })
  const asViewer = fresh.as({ silo: 'lab', user: 'viewer' })
  await asAdmin.does('currentUserView', {})
  await asViewer.does('currentUserView', {})
  await fresh.edit('silo', await stableId('lab'), (silo) => ({ ...silo, identityMode: 'saml_jit' }))
  const lab = { silo: 'lab' }
  const params = { userId: MISSING }
  const none = notFound('identity-provider', { name: 'local' })
  for (const caller of [asAdmin, asViewer, fresh.as('operator')]) {
    const body = { externalId: 'ada', password: disallowed }
    expect(await caller.isRefused('localIdpUserCreate', { query: lab, body })).toEqual(none)
    expect(await caller.isRefused('localIdpUserDelete', { params, query: lab })).toEqual(none)
    expect(await caller.isRefused('localIdpUserSetPassword', { params, query: lab, body: disallowed })).toEqual(none)
  }
})
