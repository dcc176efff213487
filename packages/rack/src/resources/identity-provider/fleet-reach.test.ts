import { beforeAll, expect, test } from 'vitest'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Caller } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { certificateBase64, providerBody, trustingProtocol } from '../../testing/saml.ts'
import { SamlSilo } from '../../testing/saml-silo.ts'

const rack = await rackUnderTest({ saml: trustingProtocol })
const acme = new SamlSilo(rack)
const certificate = await certificateBase64(rack.now)
const query = { silo: 'acme' }
beforeAll(() => acme.prepare())

function nameHolder(identityType: 'silo_user' | 'silo_group', identityId: string) {
  return rack.edit('policy', FLEET_ID, ({ roleAssignments, ...policy }) => ({
    ...policy,
    roleAssignments: [...roleAssignments, { identityType, identityId, roleName: 'viewer' }],
  }))
}

function whyNot(admin: Caller, name: string) {
  return admin.isRefused('samlIdentityProviderCreate', { query, body: providerBody(name, certificate) })
}

test('those who run a silo may say who its users are until one of them may have a role on the fleet', async () => {
  const admin = await acme.signIn({ nameId: 'boss@idp.test', groups: [['The bosses']] })
  await admin.does('samlIdentityProviderCreate', { query, body: providerBody('harmless', certificate) })

  const colleague = await acme.signIn({ nameId: 'watcher@idp.test', groups: [['Watchers']] })
  const { items } = await colleague.does('currentUserGroups', {})
  await nameHolder('silo_group', items[0]?.id ?? '')
  expect(await whyNot(admin, 'trap')).toMatchObject({ status: 403 })

  await rack.as('operator').does('samlIdentityProviderCreate', { query, body: providerBody('vetted', certificate) })
})

test('a role on the fleet that someone of another silo has is no obstacle', async () => {
  const other = await rackUnderTest({ saml: trustingProtocol })
  const silo = new SamlSilo(other)
  await silo.prepare()
  const admin = await silo.signIn({ nameId: 'boss@idp.test', groups: [['The bosses']] })
  await admin.does('samlIdentityProviderCreate', { query, body: providerBody('harmless', certificate) })
  expect((await other.store.read((tx) => tx.get('policy', FLEET_ID)))?.roleAssignments).not.toEqual([])
})
