import { pemBlocks } from './pem.ts'
import type { PemBlock } from './pem.ts'
import { Unusable } from './unusable.ts'
import { loadX509 } from './x509.ts'

/** What a certificate says. */
export interface CertificateFacts {
  subject: string
  issuer: string
  /** Hex. */
  serialNumber: string
  /** Of hosts: the alternative names, or the common name where there are none at all (RFC 6125, section 6.4.4). */
  names: readonly string[]
  notBefore: Date
  notAfter: Date
  /** Object identifiers of what it is for; undefined when that is left open. */
  usages: readonly string[] | undefined
  /** SubjectPublicKeyInfo in DER. */
  publicKey: ArrayBuffer
}

/** Characters of a chain, and certificates in it: more than anyone serves, and few enough to be read at once. */
const CHAIN_TEXT_MAX = 64 * 1024
const CHAIN_MAX = 10

/** Reads a certificate in DER. Throws whatever the parser does. */
export async function readCertificate(der: Uint8Array<ArrayBuffer>): Promise<CertificateFacts> {
  const { ExtendedKeyUsageExtension, SubjectAlternativeNameExtension, X509Certificate } = await loadX509()
  const certificate = new X509Certificate(der)
  const alternative = certificate.getExtension(SubjectAlternativeNameExtension)
  const names = alternative
    ? alternative.names.items.filter(({ type }) => type === 'dns').map(({ value }) => value)
    : certificate.subjectName.getField('CN')
  const usages = certificate.getExtension(ExtendedKeyUsageExtension)?.usages.map(String)
  const { subject, issuer, serialNumber, notBefore, notAfter, publicKey } = certificate
  return { subject, issuer, serialNumber, names, notBefore, notAfter, usages, publicKey: publicKey.rawData }
}

/** How messages call one of a chain. */
export function placeIn(chain: readonly unknown[], index: number): string {
  return chain.length === 1 ? 'certificate' : `certificate ${index + 1} of the chain`
}

async function readBlock({ label, bytes }: PemBlock, place: string): Promise<CertificateFacts> {
  // The chain is shown to whoever may see the certificate, so that nothing else may be in it, least of all a key.
  if (label !== 'CERTIFICATE') throw new Unusable('certificate', `a ${label} is not part of a chain of certificates`)
  if (!bytes) throw new Unusable('certificate', `${place} is cut short or not in base64`)
  try {
    return await readCertificate(bytes)
  } catch {
    throw new Unusable('certificate', `${place} cannot be read as an X.509 certificate`)
  }
}

/** Reads a chain in PEM, leaf first. Throws `Unusable`. */
export async function readChain(pem: string): Promise<[CertificateFacts, ...CertificateFacts[]]> {
  if (pem.length > CHAIN_TEXT_MAX)
    throw new Unusable('certificate', `a chain may have at most ${CHAIN_TEXT_MAX} characters`)
  const blocks = pemBlocks(pem)
  if (blocks.length > CHAIN_MAX) throw new Unusable('certificate', `a chain may have at most ${CHAIN_MAX} certificates`)
  const [leaf, ...others] = await Promise.all(blocks.map((block, index) => readBlock(block, placeIn(blocks, index))))
  if (!leaf) throw new Unusable('certificate', 'no certificate in PEM, which begins with -----BEGIN CERTIFICATE-----')
  return [leaf, ...others]
}
