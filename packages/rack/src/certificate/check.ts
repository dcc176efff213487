import { covers } from './names.ts'
import type { KeyAlgorithm } from './private-key.ts'
import { readPrivateKey } from './private-key.ts'
import { placeIn, readChain } from './read.ts'
import type { CertificateFacts } from './read.ts'
import { Unusable } from './unusable.ts'

/** RFC 5280, section 4.2.1.12. */
const SERVER_AUTH = '1.3.6.1.5.5.7.3.1'

function checkTimes(chain: readonly CertificateFacts[], now: Date): void {
  for (const [index, { notBefore, notAfter }] of chain.entries()) {
    const place = placeIn(chain, index)
    if (now > notAfter) throw new Unusable('certificate', `${place} expired at ${notAfter.toISOString()}`)
    if (now < notBefore) throw new Unusable('certificate', `${place} is not valid before ${notBefore.toISOString()}`)
  }
}

function checkName({ names }: CertificateFacts, host: string): void {
  if (names.some((name) => covers(name, host))) return
  const meant = names.length === 0 ? 'no host' : names.slice(0, 3).join(', ').slice(0, 200)
  throw new Unusable('certificate', `certificate is for ${meant}, not for ${host}`)
}

function checkUsage({ usages }: CertificateFacts): void {
  if (usages && !usages.includes(SERVER_AUTH)) throw new Unusable('certificate', 'certificate is not for servers')
}

/** Whether a signature with the key is good under the certificate: that the numbers of both agree would not show it. */
export async function isPair(
  key: CryptoKey,
  algorithm: KeyAlgorithm,
  { publicKey }: CertificateFacts,
): Promise<boolean> {
  const message = crypto.getRandomValues(new Uint8Array(32))
  try {
    const checking = await crypto.subtle.importKey('spki', publicKey, algorithm, false, ['verify'])
    const signature = await crypto.subtle.sign(algorithm, key, message)
    return await crypto.subtle.verify(algorithm, checking, signature, message)
  } catch {
    return false
  }
}

/**
 * Makes sure that a server of `host` can use a chain (PEM, leaf first) with its key (PEM). Whether anybody trusts the
 * chain is not looked into. Throws `Unusable` for the first thing that is wrong.
 */
export async function checkCertificate(given: { cert: string; key: string }, host: string, now: Date): Promise<void> {
  const chain = await readChain(given.cert)
  checkTimes(chain, now)
  const [leaf] = chain
  checkName(leaf, host)
  checkUsage(leaf)
  const { key, algorithm } = await readPrivateKey(given.key)
  if (!(await isPair(key, algorithm, leaf)))
    throw new Unusable('certificate', 'certificate belongs to another private key')
}
