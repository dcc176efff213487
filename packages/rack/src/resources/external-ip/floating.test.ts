import { describe, expect, test } from 'vitest'
import { newOutside } from '../../testing/external-ips.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'
const range = freshRange(250)
const pool = await addPool(rack, 'pool', {}, [range])

const toInstance = (parent: string) => ({ kind: 'instance', parent }) as const

/** A project with a stopped instance and a floating IP that is attached to nothing. */
async function bench() {
  const outside = await newOutside(rack)
  const instance = await outside.addInstance('machine')
  const floating = await outside.addFloating('address', { pool })
  const params = { floatingIp: floating.id }
  const view = () => admin.does('floatingIpView', { params })
  const attach = (parent = instance) => admin.does('floatingIpAttach', { params, body: toInstance(parent) })
  return { outside, instance, floating, params, view, attach }
}

describe('listing and viewing', () => {
  test('shows the floating IPs of the project and no others', async () => {
    const { outside, floating } = await bench()
    await bench()
    expect((await admin.does('floatingIpList', { query: outside.query })).items).toEqual([floating])
    const params = { floatingIp: 'address' }
    expect(await admin.does('floatingIpView', { params, query: outside.query })).toEqual(floating)
    expect(await admin.does('floatingIpView', { params: { floatingIp: floating.id } })).toEqual(floating)
  })

  test('shows page after page', async () => {
    const outside = await newOutside(rack)
    for (const name of ['c', 'a', 'b']) await outside.addFloating(name)
    const first = await admin.does('floatingIpList', { query: { ...outside.query, limit: 2 } })
    const second = await admin.does('floatingIpList', { query: { limit: 2, pageToken: first.nextPage } })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  test('needs a project, or an id', async () => {
    expect(await admin.isRefused('floatingIpList', {})).toEqual(
      unparsable('unable to parse query string: missing field `project`'),
    )
    const { outside, floating } = await bench()
    expect(await admin.isRefused('floatingIpView', { params: { floatingIp: 'address' } })).toEqual(
      invalidRequest('floating-ip should either be an ID (UUID) or project should be specified'),
    )
    const params = { floatingIp: floating.id }
    expect(await admin.isRefused('floatingIpView', { params, query: outside.query })).toEqual(
      invalidRequest('when providing floating-ip as an ID, project should not be specified'),
    )
  })
})

describe('a new floating IP', () => {
  test('has what was asked for and an address, and is attached to nothing', async () => {
    const outside = await newOutside(rack)
    const body = { name: 'made', description: 'Made', pool: 'pool', ip: range.last }
    const floating = await admin.does('floatingIpCreate', { query: outside.query, body })
    expect(floating).toEqual({
      id: expect.any(String),
      name: 'made',
      description: 'Made',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: outside.project,
      ip: range.last,
      ipPoolId: pool,
      instanceId: null,
    })
  })

  test('cannot have the name of another one in the project, and then takes no address', async () => {
    const { outside } = await bench()
    const before = await rack.count('externalIp')
    const body = { name: 'address', description: '', pool }
    expect(await admin.isRefused('floatingIpCreate', { query: outside.query, body })).toEqual(
      alreadyExists('floating-ip', 'address'),
    )
    expect(await rack.count('externalIp')).toBe(before)
  })

  test('cannot have a description that is too long, nor an address that is none', async () => {
    const { query } = await newOutside(rack)
    const long = { name: 'long', description: 'x'.repeat(513) }
    expect(await admin.isRefused('floatingIpCreate', { query, body: long })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
    const wrong = { name: 'wrong', description: '', ip: '10.0.0' }
    expect(await admin.isRefused('floatingIpCreate', { query, body: wrong })).toMatchObject({ code: undefined })
  })

  test('needs a project, and a pool that is linked to the silo', async () => {
    const body = { name: 'made', description: '' }
    expect(await admin.isRefused('floatingIpCreate', { query: { project: 'nowhere' }, body })).toEqual(
      notFound('project', { name: 'nowhere' }),
    )
    const { query } = await newOutside(rack)
    for (const name of ['lab-internet', 'spare', 'missing', 'plenum-services'])
      expect(await admin.isRefused('floatingIpCreate', { query, body: { ...body, pool: name } })).toEqual(
        notFound('ip-pool', { name }),
      )
  })
})

describe('changing a floating IP', () => {
  test.each([false, true])('renames and describes it, attached or not: %s', async (isAttached) => {
    const { floating, params, attach, view } = await bench()
    const before = isAttached ? await attach() : floating
    await rack.advance(1000)
    const body = { name: 'renamed', description: 'Anew' }
    const after = await admin.does('floatingIpUpdate', { params, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await view()).toEqual(after)
  })

  test('cannot give it the name of another one', async () => {
    const { outside, floating, params, view } = await bench()
    await outside.addFloating('taken')
    expect(await admin.isRefused('floatingIpUpdate', { params, body: { name: 'taken' } })).toEqual(
      alreadyExists('floating-ip', 'taken'),
    )
    expect(await view()).toEqual(floating)
  })

  test('needs one', async () => {
    const params = { floatingIp: MISSING }
    const hidden = notFound('floating-ip', { id: MISSING })
    expect(await admin.isRefused('floatingIpUpdate', { params, body: {} })).toEqual(hidden)
    expect(await admin.isRefused('floatingIpDelete', { params })).toEqual(hidden)
    expect(await admin.isRefused('floatingIpDetach', { params })).toEqual(hidden)
    expect(await admin.isRefused('floatingIpAttach', { params, body: toInstance(MISSING) })).toEqual(hidden)
  })
})

describe('deleting a floating IP', () => {
  test('waits until it is detached, and gives its address back', async () => {
    const { outside, floating, params, attach } = await bench()
    await attach()
    expect(await admin.isRefused('floatingIpDelete', { params })).toEqual(
      invalidRequest('Floating IP cannot be deleted while attached to an instance'),
    )
    await admin.does('floatingIpDetach', { params })
    expect(await admin.does('floatingIpDelete', { params })).toBeUndefined()
    expect(await admin.isRefused('floatingIpView', { params })).toEqual(notFound('floating-ip', { id: floating.id }))
    expect((await outside.addFloating('address', { pool, ip: floating.ip })).id).not.toBe(floating.id)
  })
})
