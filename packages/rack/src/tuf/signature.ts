import { canonicalize } from '@tufjs/canonical-json'
import { fromBase64 } from '@plenum/api'
import { TufError } from './metadata.ts'
import type { Envelope, Key, Role } from './metadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

function fromHex(text: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new TufError('a signature or key is not hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}

/** What signatures are of: the document in its canonical form. */
export function signedBytes(signed: unknown): Bytes {
  try {
    return new TextEncoder().encode(canonicalize(signed))
  } catch {
    throw new TufError('the document has no canonical form')
  }
}

/** One of the two numbers of an ECDSA signature, at `at` in its DER form, as 32 bytes. */
function integerAt(der: Bytes, at: number): { bytes: Bytes; end: number } | undefined {
  const length = der[at + 1] ?? 0
  const end = at + 2 + length
  if (der[at] !== 0x02 || length === 0 || length > 33 || end > der.length) return undefined
  const digits = der.subarray(at + 2, end)
  const significant = digits.subarray(Math.max(length - 32, 0))
  const bytes = new Uint8Array(32)
  bytes.set(significant, 32 - significant.length)
  return { bytes, end }
}

/** WebCrypto wants the two numbers of an ECDSA signature next to each other, TUF has them in DER (RFC 3279, 2.2.3). */
function fromDer(der: Bytes): Bytes | undefined {
  const r = der[0] === 0x30 && der[1] === der.length - 2 ? integerAt(der, 2) : undefined
  const s = r && integerAt(der, r.end)
  if (!r || s?.end !== der.length) return undefined
  return Uint8Array.from([...r.bytes, ...s.bytes])
}

async function isEd25519(publicKey: string, signature: Bytes, data: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromHex(publicKey), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, data)
}

async function isEcdsa(publicKey: string, signature: Bytes, data: Bytes): Promise<boolean> {
  const spki = Uint8Array.from(fromBase64(publicKey.replace(/-----[^-]+-----|\s/g, '')))
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('spki', spki, curve, false, ['verify'])
  const raw = fromDer(signature)
  return raw !== undefined && crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, raw, data)
}

/** By scheme (TUF specification, section 4.2), how a signature is looked at. */
const schemes = new Map([
  ['ed25519', isEd25519],
  ['ecdsa-sha2-nistp256', isEcdsa],
])

/** Keys and signatures that cannot be read count as any that do not fit. */
async function isGood(key: Key, sig: string, data: Bytes): Promise<boolean> {
  try {
    return (await schemes.get(key.scheme)?.(key.keyval.public, fromHex(sig), data)) ?? false
  } catch {
    return false
  }
}

/** Throws `TufError` unless as many different keys of a role have signed a document as must. */
export async function requireSigned(
  { signed, signatures }: Envelope,
  keys: Readonly<Record<string, Key>>,
  { keyids, threshold }: Role,
  what: string,
): Promise<void> {
  const data = signedBytes(signed)
  // By the key itself: one key under two ids is one key.
  const signers = new Set<string>()
  for (const { keyid, sig } of signatures) {
    const key = keyids.includes(keyid) && Object.hasOwn(keys, keyid) ? keys[keyid] : undefined
    if (key && (await isGood(key, sig, data))) signers.add(key.keyval.public.trim())
  }
  if (signers.size < threshold)
    throw new TufError(`${what} has ${signers.size} of the ${threshold} signatures that it must have`)
}
