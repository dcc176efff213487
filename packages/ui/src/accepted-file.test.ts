import { expect, test } from 'vitest'
import { isAccepted, writeAccepted } from './accepted-file.ts'

test.each([
  ['cert.pem', '', ['.pem', '.crt'], true],
  ['CERT.PEM', '', ['.pem'], true],
  ['cert.pem.exe', '', ['.pem'], false],
  ['pem', '', ['.pem'], false],
  ['photo', 'image/png', ['image/*'], true],
  ['photo', 'image/png', ['image/jpeg'], false],
  ['meta.xml', 'text/xml', ['.json', 'text/xml'], true],
  ['anything', '', undefined, true],
  ['anything', '', [], true],
])('%s of type %j with %j: %j', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted)
})

test('suffixes are written without their dot', () => {
  expect(writeAccepted(['.pem', '.tar.gz', 'image/*'])).toBe('pem, tar.gz, image/*')
})
