import { expect, test } from 'vitest'
import { withoutProvider } from './providers.ts'

const saml = { id: 's', name: 'atlas', identityMode: 'saml_jit' } as const

test('a SAML silo without a provider cannot be signed in to', () => {
  expect(withoutProvider([{ silo: saml, providers: [] }])).toMatchObject([
    { severity: 'notice', text: expect.stringContaining('atlas'), remedy: { to: '/system/silos/$silo/idps' } },
  ])
})

test('one with a provider can, and so can one with local users', () => {
  expect(withoutProvider([{ silo: saml, providers: [{ id: 'p' }] }])).toEqual([])
  expect(withoutProvider([{ silo: { ...saml, identityMode: 'local_only' }, providers: [] }])).toEqual([])
})
