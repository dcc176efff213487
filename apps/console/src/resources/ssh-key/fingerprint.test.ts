import { expect, test, vi } from 'vitest'
import { fingerprintOf, keyTypeText } from './fingerprint.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJPJHkifEtY3JC5sX4fEE3SM/1nNmVdFkRjrjVSDZJHv'

test('the fingerprint is the one that ssh-keygen -l writes, whatever the comment', async () => {
  const expected = 'SHA256:tfBF2SAiyEGpfb+AxjBuFXadXcFU+4uZ/xz7U+L8bSo'
  expect(await fingerprintOf(key)).toBe(expected)
  expect(await fingerprintOf(`  ${key}\tada of the laptop\n`)).toBe(expected)
})

test.each(['', 'ssh-ed25519', 'ssh-ed25519 not!base64'])('%j has none', async (text) => {
  expect(await fingerprintOf(text)).toBeUndefined()
})

test('there is none where the browser does not calculate', async () => {
  vi.stubGlobal('crypto', {})
  expect(await fingerprintOf(key)).toBeUndefined()
  vi.unstubAllGlobals()
})

test.each([
  [key, 'Ed25519'],
  ['ssh-rsa AAAA me@laptop', 'RSA'],
  ['sk-ssh-ed25519@openssh.com AAAA', 'Ed25519 on a security key'],
  ['ssh-novel AAAA', 'ssh-novel'],
])('the type of %s is %s', (text, type) => {
  expect(keyTypeText(text)).toBe(type)
})
