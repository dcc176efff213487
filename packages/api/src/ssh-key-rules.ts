/** The fewest and the most bytes of a part of a key, and what it begins with. */
type Part = readonly [least: number, most: number, beginning: string]

function bytes(least: number, most = least): Part {
  return [least, most, '']
}

function text(exactly: string): Part {
  return [exactly.length, exactly.length, exactly]
}

/** Of a curve, with both coordinates, as its first byte says (SEC 1, section 2.3.3). */
function point(length: number): Part {
  return [length, length, '\u0004']
}

const application = bytes(1, 1024)

/** By type, what a key is made of behind it. RSA's from 1024 to 16384 bits, as OpenSSH takes them. */
const types: ReadonlyMap<string, readonly Part[]> = new Map([
  ['ssh-ed25519', [bytes(32)]],
  ['ssh-rsa', [bytes(1, 8), bytes(128, 2049)]],
  ['ssh-dss', [bytes(128, 129), bytes(20, 21), bytes(1, 129), bytes(1, 129)]],
  ['ecdsa-sha2-nistp256', [text('nistp256'), point(65)]],
  ['ecdsa-sha2-nistp384', [text('nistp384'), point(97)]],
  ['ecdsa-sha2-nistp521', [text('nistp521'), point(133)]],
  ['sk-ssh-ed25519@openssh.com', [bytes(32), application]],
  ['sk-ecdsa-sha2-nistp256@openssh.com', [text('nistp256'), point(65), application]],
])

/** Characters of the whole line: more than the longest key with a long comment. */
const LINE_MAX = 8192

/** The bytes of a base64 text, as characters; none where it is no such text. */
function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

function isPart(given: string, [least, most, beginning]: Part): boolean {
  return given.length >= least && given.length <= most && given.startsWith(beginning)
}

/** What a key is made of: of each part its length in four bytes, then so many bytes. None where the end is missing. */
function partsOf(bytes: string): string[] {
  const parts: string[] = []
  let at = 0
  while (at < bytes.length) {
    const length = Array.from(bytes.slice(at, at + 4)).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
    const end = at + 4 + length
    if (end > bytes.length) return []
    parts.push(bytes.slice(at + 4, end))
    at = end
  }
  return parts
}

/**
 * Why a text does not look like a public key in the format of `authorized_keys` (type, key in base64, comment); undefined
 * when it does. A key says its type once more inside (RFC 4253, section 6.6), so one that was cut short is noticed.
 */
export function whyNotSshPublicKey(text: string): string | undefined {
  const line = text.trim()
  if (line.startsWith('-----BEGIN')) return 'this is not the public key, which is in the file that ends in .pub'
  if (/[\r\n]/.test(line)) return 'public key must be a single line'
  if (line.length > LINE_MAX) return `public key may contain at most ${LINE_MAX} characters`
  const [type = '', base64 = ''] = line.split(/[ \t]+/)
  const expected = types.get(type)
  if (!expected) return 'public key must begin with its type, like "ssh-ed25519"'
  const [typeInside, ...parts] = partsOf(decoded(base64))
  const isWhole =
    typeInside === type &&
    parts.length === expected.length &&
    expected.every((part, index) => isPart(parts[index] ?? '', part))
  return isWhole ? undefined : `this is no whole ${type} key`
}
