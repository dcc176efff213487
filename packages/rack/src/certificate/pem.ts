/** A block of a text in PEM (RFC 7468). */
export interface PemBlock {
  /** E.g. `CERTIFICATE`. */
  label: string
  /** Undefined when they cannot be read: the block has no end, or is not base64. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** The old way of OpenSSL: a header before the base64 says so. */
  isEncrypted: boolean
}

const BEGIN = '-----BEGIN '
const DASHES = '-----'

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The blocks of a text; what is between them is passed over, as parsers of PEM do. Takes time linear in the text. */
export function pemBlocks(text: string): PemBlock[] {
  const blocks: PemBlock[] = []
  let at = text.indexOf(BEGIN)
  while (at !== -1) {
    const labelEnd = text.indexOf(DASHES, at + BEGIN.length)
    const label = labelEnd === -1 ? '' : text.slice(at + BEGIN.length, labelEnd)
    const footer = `${DASHES}END ${label}${DASHES}`
    const end = labelEnd === -1 ? -1 : text.indexOf(footer, labelEnd)
    if (end === -1) return [...blocks, { label, bytes: undefined, isEncrypted: false }]
    const body = text.slice(labelEnd + DASHES.length, end)
    blocks.push({ label, bytes: decoded(body.trim()), isEncrypted: /^Proc-Type:.*ENCRYPTED/m.test(body) })
    at = text.indexOf(BEGIN, end + footer.length)
  }
  return blocks
}
