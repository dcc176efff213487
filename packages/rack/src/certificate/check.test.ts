import { describe, expect, test } from 'vitest'
import { certificatePem, keyPair, keyPem, toPem } from '../testing/certificates.ts'
import { checkCertificate } from './check.ts'
import { Unusable } from './unusable.ts'

const now = new Date('2026-03-01T12:00:00Z')
const HOUR = 3_600_000
const past = new Date(now.getTime() - HOUR)
const future = new Date(now.getTime() + HOUR)
const host = 'demo.sys.rack.example'
const names = [host]

const root = { subject: 'CN=Root', keys: await keyPair('ec', 'root') }
const good = await certificatePem(now, { names })
const key = await keyPem(await keyPair('ec'))
const ca = (given = {}) => certificatePem(now, { subject: 'CN=Root', issuer: root, ...given })

/** What is said of a chain and its key: `label: reason`, or `usable`. */
async function verdict(cert: string, keyText = key): Promise<string> {
  try {
    await checkCertificate({ cert, key: keyText }, host, now)
    return 'usable'
  } catch (error) {
    if (error instanceof Unusable) return `${error.label}: ${error.message}`
    throw error
  }
}

describe('a certificate is usable', () => {
  test.each(['rsa', 'ec', 'ec384'] as const)('with a key of %s', async (kind) => {
    const cert = await certificatePem(now, { key: kind, names })
    expect(await verdict(cert, await keyPem(await keyPair(kind)))).toBe('usable')
  })

  test('with those that lead to its root behind it, and text around them', async () => {
    const leaf = await certificatePem(now, { names, issuer: root })
    expect(await verdict(`subject=CN = test\n${leaf}\n\n${await ca()}`)).toBe('usable')
  })

  test.each([
    ['a wildcard', ['*.sys.rack.example']],
    ['one of many names', ['a.example', host, 'b.example']],
  ])('by %s', async (_, given) => {
    expect(await verdict(await certificatePem(now, { names: given }))).toBe('usable')
  })

  test('by its common name where it has no other', async () => {
    expect(await verdict(await certificatePem(now, { subject: `O=Demo, CN=${host}` }))).toBe('usable')
  })

  test.each([
    ['servers', ['1.3.6.1.5.5.7.3.1']],
    ['clients and servers', ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.1']],
  ])('when it is for %s', async (_, usages) => {
    expect(await verdict(await certificatePem(now, { names, usages }))).toBe('usable')
  })

  test('from its first moment to its last', async () => {
    expect(await verdict(await certificatePem(now, { names, notBefore: now }))).toBe('usable')
    expect(await verdict(await certificatePem(now, { names, notAfter: now }))).toBe('usable')
  })
})

describe('a certificate is not usable', () => {
  const wrong: [string, string | Promise<string>, string][] = [
    ['that is empty', '', 'no certificate in PEM, which begins with -----BEGIN CERTIFICATE-----'],
    ['in base64 alone', good.replaceAll(/-----.*-----/g, ''), 'no certificate in PEM'],
    ['in DER', atob(good.replaceAll(/-----.*-----|\s/g, '')), 'no certificate in PEM'],
    ['that is cut short', good.slice(0, 200), 'certificate is cut short or not in base64'],
    ['that is not base64', good.replace('MII', '?II'), 'certificate is cut short or not in base64'],
    ['that is garbage', toPem('CERTIFICATE', new ArrayBuffer(300)), 'certificate cannot be read as an X.509'],
    ['with garbage behind it', good + toPem('CERTIFICATE', new ArrayBuffer(3)), 'certificate 2 of the chain cannot be'],
    ['with its key beside it', good + key, 'a PRIVATE KEY is not part of a chain of certificates'],
    [
      'that is a request for one',
      toPem('CERTIFICATE REQUEST', new ArrayBuffer(3)),
      'a CERTIFICATE REQUEST is not part',
    ],
    ['of very many', good.repeat(11), 'a chain may have at most 10 certificates'],
    ['of endless length', good + ' '.repeat(65_536), 'a chain may have at most 65536 characters'],
    [
      'that has expired',
      certificatePem(now, { names, notAfter: past }),
      `certificate expired at ${past.toISOString()}`,
    ],
    [
      'of tomorrow',
      certificatePem(now, { names, notBefore: future }),
      `certificate is not valid before ${future.toISOString()}`,
    ],
    [
      'with one behind it that has expired',
      ca({ notAfter: past }).then((expired) => good + expired),
      `certificate 2 of the chain expired at ${past.toISOString()}`,
    ],
    [
      'for another host',
      certificatePem(now, { names: ['a.example', '*.rack.example'] }),
      `certificate is for a.example, *.rack.example, not for ${host}`,
    ],
    [
      'whose common name alone fits',
      certificatePem(now, { subject: `CN=${host}`, names: ['a.example'] }),
      `certificate is for a.example, not for ${host}`,
    ],
    ['for nobody', certificatePem(now, { subject: 'O=Demo' }), `certificate is for no host, not for ${host}`],
    [
      'for clients only',
      certificatePem(now, { names, usages: ['1.3.6.1.5.5.7.3.2'] }),
      'certificate is not for servers',
    ],
    ['with another key of its kind', ca({ names, key: 'rsa' }), 'certificate belongs to another private key'],
  ]
  test.each(wrong)('%s', async (_, cert, reason) => {
    expect(await verdict(await cert)).toContain(`certificate: ${reason}`)
  })

  test('with the key of another', async () => {
    expect(await verdict(good, await keyPem(root.keys))).toBe('certificate: certificate belongs to another private key')
  })
})

test('what is wrong first is named: times, name, use, then the key', async () => {
  const names = ['a.example']
  const usages = ['1.3.6.1.5.5.7.3.2']
  expect(await verdict(await certificatePem(now, { names, usages, notAfter: past }), '')).toContain('expired')
  expect(await verdict(await certificatePem(now, { names, usages }), '')).toContain('not for demo')
  expect(await verdict(await certificatePem(now, { names: [host], usages }), '')).toContain('not for servers')
  expect(await verdict(good, '')).toContain('private-key: ')
})
