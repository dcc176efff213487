import { ECParameters, ECPrivateKey, id_ecPublicKey } from '@peculiar/asn1-ecc'
import { PrivateKey, PrivateKeyInfo } from '@peculiar/asn1-pkcs8'
import { id_rsaEncryption, RSAPrivateKey } from '@peculiar/asn1-rsa'
import { AsnConvert } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import { pemBlocks } from './pem.ts'
import { Unusable } from './unusable.ts'

/** What signing and checking take, by kind of key. */
export type KeyAlgorithm =
  | { name: 'RSASSA-PKCS1-v1_5'; hash: 'SHA-256' }
  | { name: 'ECDSA'; hash: 'SHA-256'; namedCurve: string }

interface PrivateKeyFacts {
  key: CryptoKey
  algorithm: KeyAlgorithm
}

/** Characters of the text, and bytes of a number in an RSA key (8192 bits and a sign): what is larger takes long to use. */
const KEY_TEXT_MAX = 16 * 1024
const RSA_NUMBER_MAX = 1025

const curves: ReadonlyMap<string, string> = new Map([
  ['1.2.840.10045.3.1.7', 'P-256'],
  ['1.3.132.0.34', 'P-384'],
  ['1.3.132.0.35', 'P-521'],
])

const NULL = Uint8Array.of(5, 0).buffer

function refuseKey(reason: string): Unusable {
  return new Unusable('private-key', reason)
}

function wrap(algorithm: string, parameters: ArrayBuffer, key: Uint8Array<ArrayBuffer>): PrivateKeyInfo {
  const privateKeyAlgorithm = new AlgorithmIdentifier({ algorithm, parameters })
  return new PrivateKeyInfo({ privateKeyAlgorithm, privateKey: new PrivateKey(key.buffer) })
}

/** By the label of its block, a key as PKCS#8 (RFC 5958), the one form that WebCrypto takes. */
const forms: ReadonlyMap<string, (der: Uint8Array<ArrayBuffer>) => PrivateKeyInfo> = new Map([
  ['PRIVATE KEY', (der) => AsnConvert.parse(der, PrivateKeyInfo)],
  // PKCS#1 (RFC 8017, appendix A.1.2).
  ['RSA PRIVATE KEY', (der) => wrap(id_rsaEncryption, NULL, der)],
  // SEC 1 (RFC 5915), which names the curve inside.
  [
    'EC PRIVATE KEY',
    (der) => wrap(id_ecPublicKey, AsnConvert.serialize(AsnConvert.parse(der, ECPrivateKey).parameters), der),
  ],
])

function isOfUsableSize({ modulus, prime1, prime2, privateExponent, ...rest }: RSAPrivateKey): boolean {
  const numbers = [modulus, prime1, prime2, privateExponent, rest.exponent1, rest.exponent2, rest.coefficient]
  return numbers.every(({ byteLength }) => byteLength <= RSA_NUMBER_MAX)
}

function algorithmOf({ privateKeyAlgorithm: { algorithm, parameters }, privateKey }: PrivateKeyInfo): KeyAlgorithm {
  if (algorithm === id_rsaEncryption) {
    if (!isOfUsableSize(AsnConvert.parse(privateKey.buffer, RSAPrivateKey)))
      throw refuseKey('an RSA key may have at most 8192 bits')
    return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  }
  const curve = algorithm === id_ecPublicKey && parameters && AsnConvert.parse(parameters, ECParameters).namedCurve
  const namedCurve = curves.get(curve || '')
  if (!namedCurve) throw refuseKey('the key is neither RSA nor on one of the curves P-256, P-384 and P-521')
  return { name: 'ECDSA', hash: 'SHA-256', namedCurve }
}

/** The one block of a text that holds the key. */
function keyBlock(pem: string): { label: string; bytes: Uint8Array<ArrayBuffer> } {
  if (pem.length > KEY_TEXT_MAX) throw refuseKey(`a key may have at most ${KEY_TEXT_MAX} characters`)
  // OpenSSL writes the curve once more before the key.
  const [block, another] = pemBlocks(pem).filter(({ label }) => label !== 'EC PARAMETERS')
  if (!block) throw refuseKey('no private key in PEM, which begins with -----BEGIN PRIVATE KEY-----')
  if (another) throw refuseKey('there is more than a key')
  const { label, bytes, isEncrypted } = block
  if (isEncrypted || label === 'ENCRYPTED PRIVATE KEY') throw refuseKey('the key is encrypted')
  if (!forms.has(label)) throw refuseKey(`a ${label} is not a private key in PKCS#8, PKCS#1 or SEC 1`)
  if (!bytes) throw refuseKey('the key is cut short or not in base64')
  return { label, bytes }
}

/** Reads a private key in PEM: PKCS#8, PKCS#1 (RSA) or SEC 1 (EC). Throws `Unusable`. */
export async function readPrivateKey(pem: string): Promise<PrivateKeyFacts> {
  const { label, bytes } = keyBlock(pem)
  try {
    const info = forms.get(label)?.(bytes)
    if (!info) throw new Error(`invariant: ${label} is no form of a key`)
    const algorithm = algorithmOf(info)
    const key = await crypto.subtle.importKey('pkcs8', AsnConvert.serialize(info), algorithm, false, ['sign'])
    return { key, algorithm }
  } catch (error) {
    throw error instanceof Unusable ? error : refuseKey('the key cannot be read')
  }
}
