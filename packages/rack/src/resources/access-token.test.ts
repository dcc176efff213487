import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { ORIGIN } from '../testing/caller.ts'
import { Device } from '../testing/device.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden, notFound, unauthorized } from '../testing/refusals.ts'

const SECOND = 1000
const MISSING = '00000000-0000-4000-8000-000000000000'

async function scene() {
  const rack = await rackUnderTest()
  const viewer = rack.as('viewer')
  return { rack, viewer, device: new Device(rack) }
}

async function statusOf(rack: Awaited<ReturnType<typeof scene>>['rack'], headers: Record<string, string>) {
  return (await rack.rack.fetch(new Request(`${ORIGIN}/v1/me`, { headers }))).status
}

describe('a request with an access token', () => {
  test('may do what its user may, as of now', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer))
    const body = { name: 'by-program', description: '' }
    expect((await program.does('projectList', {})).items.length).toBeGreaterThan(0)
    expect(await program.isRefused('projectCreate', { body })).toEqual(forbidden)
    const viewerId = await stableId('demo/user/viewer')
    const assignment = { identityType: 'silo_user', identityId: viewerId, roleName: 'collaborator' } as const
    const { roleAssignments } = await rack.as('admin').does('policyView', {})
    await rack.as('admin').does('policyUpdate', { body: { roleAssignments: [...roleAssignments, assignment] } })
    expect(await program.does('projectCreate', { body })).toMatchObject({ name: 'by-program' })
  })

  test('is refused once the token has expired', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer, 60))
    await rack.advance(59 * SECOND)
    await program.does('currentUserView', {})
    await rack.advance(SECOND)
    expect(await program.isRefused('currentUserView', {})).toEqual(unauthorized)
  })

  test('lasts longer than any session, and over a restart', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer))
    await rack.advance(1000 * 24 * 3600 * SECOND)
    rack.restart()
    expect(await program.does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
  })

  test('is refused once its user is gone, with the token', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer))
    const params = { userId: await stableId('demo/user/viewer') }
    await rack.as('admin').does('localIdpUserDelete', { params, query: { silo: 'demo' } })
    expect(await program.isRefused('currentUserView', {})).toEqual(unauthorized)
    expect(await rack.count('accessToken')).toBe(0)
  })

  test('is read in the one way that there is', async () => {
    const { rack, viewer, device } = await scene()
    const token = await device.tokenFrom(viewer)
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`])
      expect(await statusOf(rack, { authorization })).toBe(200)
    const wrong = [token, `Basic ${token}`, `Bearer ${token}0`, `Bearer x${token}`, `Bearer ${token.slice(-40)}`]
    for (const authorization of [...wrong, 'Bearer', `Bearer plnum-token-${'0'.repeat(40)}`])
      expect(await statusOf(rack, { authorization })).toBe(401)
  })

  test('counts for nothing beside a session that is over, nor does it need one', async () => {
    const { rack, viewer, device } = await scene()
    const authorization = `Bearer ${await device.tokenFrom(viewer)}`
    expect(await statusOf(rack, { authorization, cookie: `session=${'0'.repeat(40)}` })).toBe(401)
    expect(await statusOf(rack, { authorization, cookie: 'theme=dark' })).toBe(200)
    expect(await statusOf(rack, { authorization: 'Bearer x', cookie: await rack.signIn('admin') })).toBe(200)
  })

  test('is signed in, for the host', async () => {
    const { rack, viewer, device } = await scene()
    const authorization = `Bearer ${await device.tokenFrom(viewer)}`
    expect(await rack.rack.isSignedIn(new Request(ORIGIN, { headers: { authorization } }))).toBe(true)
  })

  test('outlives signing out', async () => {
    const { rack, device } = await scene()
    const person = rack.stranger(await rack.signIn('viewer'))
    const program = rack.withToken(await device.tokenFrom(person))
    await person.does('logout', {})
    expect(await program.does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
  })
})

describe("one's access tokens", () => {
  test('are listed by id until they expire, without their secret', async () => {
    const { rack, viewer, device } = await scene()
    const timeCreated = rack.now
    await device.tokenFrom(viewer, 60)
    await device.tokenFrom(viewer)
    await device.tokenFrom(rack.as('admin'))
    const { items } = await viewer.does('currentUserAccessTokenList', {})
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted())
    const expires = [null, new Date(timeCreated.getTime() + 60 * SECOND)]
    for (const timeExpires of expires)
      expect(items).toContainEqual({ id: expect.any(String), timeCreated, timeExpires })
    expect(items).toHaveLength(2)
    await rack.advance(60 * SECOND)
    const { items: left } = await viewer.does('currentUserAccessTokenList', {})
    expect(left.map(({ timeExpires }) => timeExpires)).toEqual([null])
  })

  test('come page by page', async () => {
    const { viewer, device } = await scene()
    for (const _ of [1, 2, 3]) await device.tokenFrom(viewer)
    const { items } = await viewer.does('currentUserAccessTokenList', {})
    const first = await viewer.does('currentUserAccessTokenList', { query: { limit: 2 } })
    const { nextPage: pageToken } = first
    const second = await viewer.does('currentUserAccessTokenList', { query: { limit: 2, pageToken } })
    expect([...first.items, ...second.items]).toEqual(items)
    expect(second.nextPage).toBeNull()
  })

  test('can be deleted, which ends what they are used for', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer))
    const kept = rack.withToken(await device.tokenFrom(viewer))
    const keptToken = await viewer.does('currentUserAccessTokenList', {})
    const [first, second] = keptToken.items
    const params = { tokenId: first?.id ?? '' }
    await program.does('currentUserAccessTokenDelete', { params })
    const outcomes = await Promise.all([program, kept].map((one) => one.call('currentUserView', {})))
    expect(outcomes.map(({ type }) => type).toSorted()).toEqual(['error', 'success'])
    expect((await viewer.does('currentUserAccessTokenList', {})).items).toEqual([second])
    expect(await viewer.isRefused('currentUserAccessTokenDelete', { params })).toEqual(
      notFound('device-access-token', { id: params.tokenId }),
    )
  })

  test('of others are not found, and stay', async () => {
    const { rack, viewer, device } = await scene()
    const program = rack.withToken(await device.tokenFrom(viewer))
    const [token] = (await viewer.does('currentUserAccessTokenList', {})).items
    for (const tokenId of [token?.id ?? '', MISSING])
      for (const who of ['admin', 'operator', { silo: 'lab', user: 'admin' }] as const)
        expect(await rack.as(who).isRefused('currentUserAccessTokenDelete', { params: { tokenId } })).toEqual(
          notFound('device-access-token', { id: tokenId }),
        )
    expect(await program.does('currentUserView', {})).toMatchObject({ displayName: 'viewer' })
  })
})
