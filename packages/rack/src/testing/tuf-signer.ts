import { toHex } from '@plenum/api/hex'
import type { Envelope, Key } from '../tuf/metadata.ts'
import { signedBytes } from '../tuf/signature.ts'

/** Somebody who signs documents of update repositories. */
export interface Signer {
  keyid: string
  key: Key
  sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

async function signerFor(key: Key, sign: Signer['sign']): Promise<Signer> {
  return { keyid: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', signedBytes(key)))), key, sign }
}

/** What comes before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]

/** The signer of a label, the same each time: whoever knows the label can sign. */
export async function ed25519Signer(label: string): Promise<Signer> {
  const seed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`plenum update signer: ${label}`))
  const pkcs8 = Uint8Array.from([...PKCS8_HEAD, ...new Uint8Array(seed)])
  const secret = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', secret)
  const bytes = Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0) ?? 0)
  const key = { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: toHex(bytes) } }
  return signerFor(key, async (data) => new Uint8Array(await crypto.subtle.sign('Ed25519', secret, data)))
}

function derInteger(bytes: Uint8Array): number[] {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = [...bytes.subarray(first === -1 ? bytes.length - 1 : first)]
  if ((digits[0] ?? 0) >= 0x80) digits.unshift(0)
  return [2, digits.length, ...digits]
}

/** A new signer with an ECDSA key. */
export async function ecdsaSigner(): Promise<Signer> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  const pem = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCodePoint(...spki))}\n-----END PUBLIC KEY-----\n`
  const key = { keytype: 'ecdsa', scheme: 'ecdsa-sha2-nistp256', keyval: { public: pem } }
  return signerFor(key, async (data) => {
    const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, data))
    const numbers = [...derInteger(raw.subarray(0, 32)), ...derInteger(raw.subarray(32))]
    return Uint8Array.from([0x30, numbers.length, ...numbers])
  })
}

export async function signedBy(signers: readonly Signer[], signed: Record<string, unknown>): Promise<Envelope> {
  const data = signedBytes(signed)
  const signatures = await Promise.all(
    signers.map(async ({ keyid, sign }) => ({ keyid, sig: toHex(await sign(data)) })),
  )
  return { signed, signatures }
}

interface RootOptions {
  expires: string
  version?: number
  /** As many as there are signers when left out. */
  threshold?: number
  /** Who signs the root but is not, or no longer, named in it. */
  before?: readonly Signer[]
}

/** A root role in which the same signers have every role. */
export function rootRole(signers: readonly Signer[], options: RootOptions): Promise<Envelope> {
  const { expires, version = 1, threshold = signers.length, before = [] } = options
  const role = { keyids: signers.map(({ keyid }) => keyid), threshold }
  return signedBy([...signers, ...before], {
    _type: 'root',
    spec_version: '1.0.31',
    version,
    expires,
    consistent_snapshot: true,
    keys: Object.fromEntries(signers.map(({ keyid, key }) => [keyid, key])),
    roles: { root: role, timestamp: role, snapshot: role, targets: role },
  })
}
