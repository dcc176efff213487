import { describe, expect, test } from 'vitest'
import { SshKeyCreate } from './ssh-key.ts'
import { whyNotSshPublicKey } from './ssh-key-rules.ts'

const ED25519 = 'AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f'

/** As long as a point of a curve with both coordinates. */
const point = (length: number) => `\u0004${'\u0001'.repeat(length - 1)}`

/** A key of any type, with parts that say this or have so many bytes. */
function key(type: string, ...given: readonly (number | string)[]): string {
  const parts = [type, ...given.map((part) => (typeof part === 'string' ? part : '\u0001'.repeat(part)))]
  const framed = parts.map((part) => `\0\0${String.fromCharCode(part.length >> 8, part.length & 255)}${part}`)
  return `${type} ${btoa(framed.join(''))}`
}

describe('a public key', () => {
  test.each([
    `ssh-ed25519 ${ED25519}`,
    `ssh-ed25519 ${ED25519} ada@example.com`,
    `ssh-ed25519\t${ED25519}  of the laptop, “work”`,
    `\n ssh-ed25519 ${ED25519}\r\n`,
    key('ssh-rsa', 3, 513),
    key('ecdsa-sha2-nistp256', 'nistp256', point(65)),
    key('ssh-rsa', 3, 129),
    key('ecdsa-sha2-nistp384', 'nistp384', point(97)),
    key('ecdsa-sha2-nistp521', 'nistp521', point(133)),
    key('sk-ssh-ed25519@openssh.com', 32, 4),
    key('sk-ecdsa-sha2-nistp256@openssh.com', 'nistp256', point(65), 4),
    `ssh-ed25519 ${ED25519} ${'x'.repeat(8000)}`,
  ])('can be %j', (text) => {
    expect(whyNotSshPublicKey(text)).toBeUndefined()
  })

  test.each([
    ['', 'public key must begin with its type, like "ssh-ed25519"'],
    [ED25519, 'public key must begin with its type, like "ssh-ed25519"'],
    [`ssh-unknown ${ED25519}`, 'public key must begin with its type, like "ssh-ed25519"'],
    ['ssh-ed25519', 'this is no whole ssh-ed25519 key'],
    ['ssh-ed25519 not+base64!', 'this is no whole ssh-ed25519 key'],
    ['ssh-ed25519 AAAA', 'this is no whole ssh-ed25519 key'],
    [`ssh-rsa ${ED25519}`, 'this is no whole ssh-rsa key'],
    [key('ssh-rsa'), 'this is no whole ssh-rsa key'],
    [key('ssh-rsa', 3, 65), 'this is no whole ssh-rsa key'],
    [key('ssh-rsa', 513), 'this is no whole ssh-rsa key'],
    [key('ssh-ed25519', 31), 'this is no whole ssh-ed25519 key'],
    [key('ssh-ed25519', 32, 1), 'this is no whole ssh-ed25519 key'],
    [key('ecdsa-sha2-nistp256', 'nistp256', point(97)), 'this is no whole ecdsa-sha2-nistp256 key'],
    [key('ecdsa-sha2-nistp256', 'nistp384', point(65)), 'this is no whole ecdsa-sha2-nistp256 key'],
    [key('ecdsa-sha2-nistp256', 'nistp256', 65), 'this is no whole ecdsa-sha2-nistp256 key'],
    [`ssh-ed25519 ${ED25519} ${'x'.repeat(8192)}`, 'public key may contain at most 8192 characters'],
    [key('ssh-rsa', 3, 513).slice(0, 512), 'this is no whole ssh-rsa key'],
    [`ssh-ed25519 ${ED25519}\nssh-ed25519 ${ED25519}`, 'public key must be a single line'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl', 'this is not the public key, which is in the file that ends in .pub'],
  ])('cannot be %j: %s', (text, reason) => {
    expect(whyNotSshPublicKey(text)).toBe(reason)
  })

  test('is kept without what a file has around it', () => {
    const body = { name: 'laptop', description: '', publicKey: ` ssh-ed25519 ${ED25519} ada\n` }
    expect(SshKeyCreate.parse(body).publicKey).toBe(`ssh-ed25519 ${ED25519} ada`)
  })
})
