import { fromBase64, toBase64 } from '@plenum/api/base64'

const types: Readonly<Record<string, string>> = {
  'ssh-ed25519': 'Ed25519',
  'ssh-rsa': 'RSA',
  'ssh-dss': 'DSA',
  'ecdsa-sha2-nistp256': 'ECDSA, P-256',
  'ecdsa-sha2-nistp384': 'ECDSA, P-384',
  'ecdsa-sha2-nistp521': 'ECDSA, P-521',
  'sk-ssh-ed25519@openssh.com': 'Ed25519 on a security key',
  'sk-ecdsa-sha2-nistp256@openssh.com': 'ECDSA on a security key, P-256',
}

/** What sort of key a line of `authorized_keys` holds. */
export function keyTypeText(publicKey: string): string {
  const [type = ''] = publicKey.trim().split(/[ \t]+/)
  return types[type] ?? type
}

/**
 * The fingerprint as `ssh-keygen -l` writes it: `SHA256:…`. Undefined where the text holds no key, or the browser does not
 * calculate because the page came without TLS.
 */
export async function fingerprintOf(publicKey: string): Promise<string | undefined> {
  const [, base64 = ''] = publicKey.trim().split(/[ \t]+/)
  // Only pages that came by TLS or from the same machine have it, whatever the types say.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (base64 === '' || subtle === undefined) return undefined
  try {
    const digest = await subtle.digest('SHA-256', fromBase64(base64))
    return `SHA256:${toBase64(new Uint8Array(digest)).replace(/=+$/, '')}`
  } catch {
    return undefined
  }
}
