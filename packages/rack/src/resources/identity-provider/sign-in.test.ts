import { toBase64 } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { samlForm, trustingProtocol } from '../../testing/saml.ts'
import { refusalIn, SamlSilo } from '../../testing/saml-silo.ts'

const rack = await rackUnderTest({ saml: trustingProtocol })
const acme = new SamlSilo(rack)
beforeAll(() => acme.prepare())

describe('signing in', () => {
  test('makes a session of somebody who was never here, and leads to the first page', async () => {
    const response = await acme.post(samlForm(acme.xml({ nameId: 'new@idp.test' })))
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, '/', ''])
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^session=[0-9a-f]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/)
    const me = await rack.stranger(cookie.split(';')[0]).does('currentUserView', {})
    expect(me).toMatchObject({ displayName: 'new@idp.test', siloName: 'acme' })
  })

  test('finds who was here before', async () => {
    const first = await (await acme.signIn({ nameId: 'again@idp.test' })).does('currentUserView', {})
    const second = await (await acme.signIn({ nameId: 'again@idp.test' }, 'other')).does('currentUserView', {})
    expect(second).toEqual(first)
  })

  test('takes the name as it is, with what is behind a comment, and no entity for more than its character', async () => {
    const caller = await acme.signIn({ nameId: 'ada<!-- -->@idp.test&amp;co' })
    expect(await caller.does('currentUserView', {})).toMatchObject({ displayName: 'ada@idp.test&co' })
  })

  test('never lets in with a password', async () => {
    await acme.signIn({ nameId: 'ada' })
    await expect(rack.signInAt('acme', 'ada')).rejects.toThrow('cannot sign in')
  })

  test('needs a provider of the silo', async () => {
    for (const [path, message] of [
      ['/login/nowhere/saml/main', 'not found: silo with name "nowhere"'],
      ['/login/acme/saml/nobody', 'not found: identity-provider with name "nobody"'],
      ['/login/demo/saml/main', 'not found: identity-provider with name "main"'],
    ] as const)
      expect(await refusalIn(await acme.post(samlForm(acme.xml()), path))).toEqual({
        status: 404,
        code: 'ObjectNotFound',
        message,
      })
  })
})

describe('groups', () => {
  test('are made, and replaced each time by those that are named', async () => {
    const nameId = 'member@idp.test'
    const before = await rack.count('group')
    expect(
      await acme.groupsOf({
        nameId,
        groups: [
          [' Red , Green,,', 'Blue'],
          ['Red', ' '],
        ],
      }),
    ).toEqual(['Blue', 'Green', 'Red'])
    expect(await acme.groupsOf({ nameId, groups: [['Green', 'Black']] })).toEqual(['Black', 'Green'])
    expect(await acme.groupsOf({ nameId })).toEqual([])
    expect(await rack.count('group')).toBe(before + 4)
  })

  test('of one name are one, whoever names them', async () => {
    await acme.groupsOf({ nameId: 'a@idp.test', groups: [['Shared']] })
    const before = await rack.count('group')
    expect(await acme.groupsOf({ nameId: 'b@idp.test', groups: [['Shared']] }, 'other')).toEqual(['Shared'])
    expect(await rack.count('group')).toBe(before)
  })

  test('that the silo was made with make administrators', async () => {
    const boss = await acme.signIn({ nameId: 'boss@idp.test', groups: [['The bosses']] })
    await boss.does('projectCreate', { body: { name: 'first', description: '' } })
    const nobody = await acme.signIn({ nameId: 'boss@idp.test', groups: [['the bosses']] })
    expect(await nobody.isRefused('projectList', {})).toMatchObject({ status: 403 })
  })

  test('are not read when the provider has no attribute for them', async () => {
    expect(await acme.groupsOf({ nameId: 'c@idp.test', groups: [['Red']] }, 'ungrouped')).toEqual([])
  })
})

function state(value: unknown): string {
  return toBase64(new TextEncoder().encode(JSON.stringify(value)))
}

describe('afterwards one comes', () => {
  test.each([
    ['where one wanted to go', state({ redirect_uri: '/projects/a?b=c#d' }), '/projects/a?b=c#d'],
    [
      'there even by a name that a header does not take',
      state({ redirect_uri: '/projects?q=日' }),
      '/projects?q=%E6%97%A5',
    ],
    ['to the first page without a wish', state({ redirect_uri: null }), '/'],
    ['to the first page without relay state', undefined, '/'],
    ['to the first page with nothing', '', '/'],
    ['to the first page with what is no base64', '?', '/'],
    ['to the first page with what is no JSON', 'AAAA', '/'],
    ['to the first page with something else', state(['/projects']), '/'],
    ['to no other site', state({ redirect_uri: 'https://evil.test/' }), '/'],
    ['to no other site in short', state({ redirect_uri: '//evil.test/' }), '/'],
    ['to no other site by a backslash', state({ redirect_uri: '/\\evil.test/' }), '/'],
    ['to no script', state({ redirect_uri: 'javascript:alert(1)' }), '/'],
  ])('%s', async (_, relayState, location) => {
    const response = await acme.post(samlForm(acme.xml(), relayState))
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })
})

function ask(path: string): Promise<Response> {
  return rack.rack.fetch(new Request(`${ORIGIN}/login/acme/saml/${path}`))
}

describe('beginning to sign in', () => {
  test.each([
    ['main/redirect', null],
    ['main/redirect?redirect_uri=%2Fprojects%3Fa%3Db', '/projects?a=b'],
  ])('by %s leads to the provider, along with where one wants to go', async (path, redirectUri) => {
    const response = await ask(path)
    expect(response.status).toBe(302)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe('https://idp.test/sso')
    const { relayState = '', ...asked } = Object.fromEntries(location.searchParams)
    expect(asked).toEqual({
      tenant: '1',
      issuer: 'client-of-main',
      acsUrl: `${ORIGIN.replace('http:', 'https:')}/login/acme/saml/main`,
      privateKey: 'null',
    })
    expect(JSON.parse(atob(relayState))).toEqual({ redirect_uri: redirectUri })
  })

  test.each(['foo', 'https%3A%2F%2Fevil.test', '%2F%2Fevil.test', ''])('never to %j afterwards', async (uri) => {
    const response = await ask(`main/redirect?redirect_uri=${uri}`)
    expect(await refusalIn(response)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/not a relative URI$/),
    })
  })

  test('needs a provider', async () => {
    expect(await refusalIn(await ask('nobody/redirect'))).toEqual({
      status: 404,
      code: 'ObjectNotFound',
      message: 'not found: identity-provider with name "nobody"',
    })
  })
})

test('where there is no SAML, nobody begins or ends to sign in, and all else works', async () => {
  const without = await rackUnderTest()
  const acme = new SamlSilo(without)
  await acme.prepare()
  const message = 'nobody can sign in with SAML here'
  const refused = { status: 400, code: 'InvalidRequest', message }
  const started = await without.rack.fetch(new Request(`${ORIGIN}/login/acme/saml/main/redirect`))
  expect(await refusalIn(started)).toEqual(refused)
  const ended = await acme.post(samlForm(acme.xml()))
  expect(await refusalIn(ended)).toEqual(refused)
})

test('an address that keeps sending what is no response has to wait', async () => {
  const send = () => acme.post(new URLSearchParams({ SAMLResponse: 'AAAA' }), undefined, '203.0.113.7')
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 51; attempt++) statuses.add((await send()).status)
  expect([...statuses]).toEqual([400, 429])
  const elsewhere = await acme.post(samlForm(acme.xml()), undefined, '203.0.113.8')
  expect(elsewhere.status).toBe(303)
})
