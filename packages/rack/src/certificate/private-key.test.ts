import { createPrivateKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyPair, keyPem, toPem } from '../testing/certificates.ts'
import type { KeyKind } from '../testing/certificates.ts'
import { readPrivateKey } from './private-key.ts'
import { Unusable } from './unusable.ts'

/** A key as OpenSSL writes it in an older form. */
async function inForm(kind: KeyKind, type: 'pkcs1' | 'sec1' | 'pkcs8', passphrase?: string): Promise<string> {
  const key = createPrivateKey(await keyPem(await keyPair(kind)))
  const encryption = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {}
  return key.export({ type, format: 'pem', ...encryption }).toString()
}

async function reasonAgainst(pem: string): Promise<string> {
  try {
    await readPrivateKey(pem)
    return 'none'
  } catch (error) {
    if (error instanceof Unusable && error.label === 'private-key') return error.message
    throw error
  }
}

describe('a private key is read', () => {
  test.each([
    ['rsa', 'pkcs8', 'PRIVATE KEY', 'RSASSA-PKCS1-v1_5'],
    ['rsa', 'pkcs1', 'RSA PRIVATE KEY', 'RSASSA-PKCS1-v1_5'],
    ['ec', 'pkcs8', 'PRIVATE KEY', 'ECDSA'],
    ['ec', 'sec1', 'EC PRIVATE KEY', 'ECDSA'],
    ['ec384', 'sec1', 'EC PRIVATE KEY', 'ECDSA'],
  ] as const)('of %s in %s', async (kind, type, label, name) => {
    const pem = await inForm(kind, type)
    expect(pem).toContain(`-----BEGIN ${label}-----`)
    const { key, algorithm } = await readPrivateKey(pem)
    expect(algorithm.name).toBe(name)
    const message = Uint8Array.of(1, 2, 3)
    const signature = await crypto.subtle.sign(algorithm, key, message)
    const { publicKey } = await keyPair(kind)
    expect(await crypto.subtle.verify(algorithm, publicKey, signature, message)).toBe(true)
  })

  test('with its curve before it', async () => {
    const curve = toPem('EC PARAMETERS', Uint8Array.of(6, 8, 42, 134, 72, 206, 61, 3, 1, 7).buffer)
    expect(await reasonAgainst(curve + (await inForm('ec', 'sec1')))).toBe('none')
  })
})

const pem = await inForm('ec', 'pkcs8')

describe('a private key is not read', () => {
  const wrong: [string, string | Promise<string>, string][] = [
    ['that is empty', '', 'no private key in PEM, which begins with -----BEGIN PRIVATE KEY-----'],
    ['in DER', atob(pem.replaceAll(/-----.*-----|\s/g, '')), 'no private key in PEM'],
    ['that is encrypted', inForm('ec', 'pkcs8', 'secret'), 'the key is encrypted'],
    ['that is encrypted in the old way', inForm('rsa', 'pkcs1', 'secret'), 'the key is encrypted'],
    ['that is a certificate', toPem('CERTIFICATE', new ArrayBuffer(9)), 'a CERTIFICATE is not a private key in'],
    ['that is for SSH', toPem('OPENSSH PRIVATE KEY', new ArrayBuffer(9)), 'a OPENSSH PRIVATE KEY is not a private key'],
    ['that is two', pem + pem, 'there is more than a key'],
    ['that is cut short', pem.slice(0, 90), 'the key is cut short or not in base64'],
    ['that is garbage', toPem('PRIVATE KEY', new ArrayBuffer(99)), 'the key cannot be read'],
    ['that is garbage of RSA', toPem('RSA PRIVATE KEY', new ArrayBuffer(99)), 'the key cannot be read'],
    ['that is garbage of a curve', toPem('EC PRIVATE KEY', new ArrayBuffer(99)), 'the key cannot be read'],
    ['on another curve', inForm('ed25519', 'pkcs8'), 'the key is neither RSA nor on one of the curves'],
    ['of endless length', pem + ' '.repeat(16_384), 'a key may have at most 16384 characters'],
  ]
  test.each(wrong)('%s', async (_, given, reason) => {
    expect(await reasonAgainst(await given)).toContain(reason)
  })

  test('whose numbers would take long to work with', async () => {
    const { RSAPrivateKey } = await import('@peculiar/asn1-rsa')
    const { AsnConvert } = await import('@peculiar/asn1-schema')
    const der = createPrivateKey(await inForm('rsa', 'pkcs1')).export({ type: 'pkcs1', format: 'der' })
    const numbers = AsnConvert.parse(der, RSAPrivateKey)
    numbers.prime1 = new Uint8Array(1026).fill(1).buffer
    const huge = toPem('RSA PRIVATE KEY', AsnConvert.serialize(numbers))
    expect(await reasonAgainst(huge)).toBe('an RSA key may have at most 8192 bits')
  })
})
