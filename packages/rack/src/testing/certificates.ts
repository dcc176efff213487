import type { ExtendedKeyUsageExtension } from '@peculiar/x509'
import { loadX509 } from '../certificate/x509.ts'

const algorithms = {
  rsa: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  },
  ec: { name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' },
  ec384: { name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384' },
  ed25519: { name: 'Ed25519' },
} as const
export type KeyKind = keyof typeof algorithms

const made = new Map<string, Promise<CryptoKeyPair>>()

async function generate(kind: KeyKind): Promise<CryptoKeyPair> {
  const pair = await crypto.subtle.generateKey(algorithms[kind], true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error(`${kind} keys come in pairs`)
  return pair
}

/** A key pair that all who name it alike in a test file have in common: they take long to make. */
export function keyPair(kind: KeyKind, whose = 'leaf'): Promise<CryptoKeyPair> {
  const id = `${kind} ${whose}`
  let pair = made.get(id)
  if (!pair) made.set(id, (pair = generate(kind)))
  return pair
}

export function toPem(label: string, der: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(der)))
  return `-----BEGIN ${label}-----\n${base64.replace(/(.{64})(?!$)/g, '$1\n')}\n-----END ${label}-----\n`
}

export async function keyPem({ privateKey }: CryptoKeyPair): Promise<string> {
  return toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', privateKey))
}

const YEAR = 365 * 86_400_000

interface Wanted {
  key?: KeyKind
  subject?: string
  /** Host names among the alternative names; `null` for a certificate without such names. */
  names?: readonly string[] | null
  notBefore?: Date
  notAfter?: Date
  usages?: ConstructorParameters<typeof ExtendedKeyUsageExtension>[0]
  /** Who signs it; it does so itself when left out. */
  issuer?: { subject: string; keys: CryptoKeyPair }
}

/** A certificate in PEM for tests, good for half a year around `now` unless told otherwise. */
export async function certificatePem(now: Date, wanted: Wanted): Promise<string> {
  const { ExtendedKeyUsageExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } = await loadX509()
  const { key = 'ec', subject = 'CN=test', names = null, usages } = wanted
  const keys = await keyPair(key)
  const issuer = wanted.issuer ?? { subject, keys }
  const certificate = await X509CertificateGenerator.create({
    subject,
    issuer: issuer.subject,
    notBefore: wanted.notBefore ?? new Date(now.getTime() - YEAR / 2),
    notAfter: wanted.notAfter ?? new Date(now.getTime() + YEAR / 2),
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: algorithms[key],
    extensions: [
      ...(names ? [new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value })))] : []),
      ...(usages ? [new ExtendedKeyUsageExtension(usages)] : []),
    ],
  })
  return `${certificate.toString('pem')}\n`
}

/** A chain and its key that a host can be served with. */
export async function usablePair(now: Date, host: string): Promise<{ cert: string; key: string }> {
  return { cert: await certificatePem(now, { names: [host] }), key: await keyPem(await keyPair('ec')) }
}
