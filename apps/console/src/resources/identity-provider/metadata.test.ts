// @vitest-environment happy-dom
import { keyDescriptor, metadataXml } from '@plenum/rack/testing/saml'
import { expect, test } from 'vitest'
import { readMetadata } from './metadata.ts'

test('the metadata of a provider say who it is', () => {
  expect(readMetadata(metadataXml({ keys: keyDescriptor('AAAA') }))).toEqual({ entityId: 'https://idp.test/' })
})

test.each([
  [metadataXml({ root: 'EntitiesDescriptor' }), 'not an EntityDescriptor'],
  ['<EntityDescriptor entityID="x"/>', 'not an EntityDescriptor'],
  [metadataXml({}).replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'no IDPSSODescriptor'],
])('what is something else is told: %s', (xml, whyNot) => {
  expect(readMetadata(xml)).toEqual({ whyNot: expect.stringContaining(whyNot) })
})
