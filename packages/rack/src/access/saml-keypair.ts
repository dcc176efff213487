import { fromBase64 } from '@plenum/api'
import type { DerEncodedKeyPair } from '@plenum/api'
import { isPair } from '../certificate/check.ts'
import { readPrivateKey } from '../certificate/private-key.ts'
import { readCertificate } from '../certificate/read.ts'
import { refuse } from '../http/refusal.ts'

function unusable(reason: string) {
  return refuse.unparsable(`unable to parse JSON body: signing_keypair: ${reason}`)
}

async function orRefuse<T>(work: Promise<T>, reason: string): Promise<T> {
  try {
    return await work
  } catch {
    throw unusable(reason)
  }
}

/** Makes sure that requests can be signed with a key pair, by signing something. */
export async function checkKeypair({ publicCert, privateKey }: DerEncodedKeyPair): Promise<void> {
  const certificate = await orRefuse(
    readCertificate(fromBase64(publicCert)),
    'public_cert is not recognized as an X.509 certificate',
  )
  const { key, algorithm } = await orRefuse(
    readPrivateKey(`-----BEGIN RSA PRIVATE KEY-----\n${privateKey}\n-----END RSA PRIVATE KEY-----`),
    'private_key is not recognized as a RSA private key',
  )
  if (!(await isPair(key, algorithm, certificate)))
    throw unusable('data signed with key not verified with certificate!')
}
