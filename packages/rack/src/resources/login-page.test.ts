import { beforeAll, describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest, RackUnderTest } from '../testing/rack-under-test.ts'
import { SamlSilo } from '../testing/saml-silo.ts'

describe('where somebody signs in', () => {
  const prepared = rackUnderTest({ zone: 'cloud.test' })
  beforeAll(async () => {
    const rack = await prepared
    await new SamlSilo(rack).prepare()
    const quotas = { cpus: 0, memory: 0, storage: 0 }
    const bare = { name: 'bare', description: '', discoverable: false, identityMode: 'saml_jit', quotas } as const
    await rack.as('operator').does('siloCreate', { body: { ...bare, tlsCertificates: [] } })
  })

  test.each([
    ['the host of a silo with passwords', 'lab.sys.cloud.test', '/login/lab/local'],
    ['the host of a silo with providers: the first by name', 'acme.sys.cloud.test', '/login/acme/saml/main'],
    ['the host of no silo', 'nowhere.sys.cloud.test', '/login/demo/local'],
    ['the host of a silo in another zone', 'lab.sys.other.test', '/login/demo/local'],
    ['a host that only begins like that of a silo', 'lab.sys.cloud.test.evil.test', '/login/demo/local'],
    ['a host within that of a silo', 'x.lab.sys.cloud.test', '/login/demo/local'],
    ['an address', '127.0.0.1', '/login/demo/local'],
    ['an address of IPv6', '[::1]', '/login/demo/local'],
    ['nothing', '', '/login/demo/local'],
  ])('by %s', async (_, host, path) => {
    expect(await (await prepared).rack.loginPage(host)).toEqual({ path })
  })

  test('nowhere, as long as the silo has no provider', async () => {
    expect(await (await prepared).rack.loginPage('bare.sys.cloud.test')).toEqual({
      whyNot: 'no identity providers are configured for Silo',
    })
  })
})

test('by a host of nobody one signs in at the first silo, by id, that takes passwords', async () => {
  const rack = await rackUnderTest()
  const close = async (silo: string) =>
    rack.edit('silo', await stableId(silo), (document) => ({ ...document, identityMode: 'saml_jit' }))
  await close('demo')
  expect(await rack.rack.loginPage('localhost')).toEqual({ path: '/login/lab/local' })
  await close('lab')
  const whyNot = 'HTTP request for unknown server name "localhost"'
  expect(await rack.rack.loginPage('localhost')).toEqual({ whyNot })
})

test('an empty store has nowhere to sign in', async () => {
  expect(await new RackUnderTest({}).rack.loginPage('localhost')).toHaveProperty('whyNot')
})
