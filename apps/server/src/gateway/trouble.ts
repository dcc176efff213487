/** Something took longer than it may. */
export class TooSlowError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TooSlowError'
  }
}

/** Whoever asked has gone, before there was an answer. */
export class ClientGoneError extends Error {
  constructor() {
    super('the client has gone')
    this.name = 'ClientGoneError'
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'it hung up before it answered',
  EPIPE: 'it hung up before it answered',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  CERT_REVOKED: 'its certificate was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  HPE_HEADER_OVERFLOW: 'the headers of its answer are too large',
  EPROTO: 'it does not speak TLS as it should',
}

const UNTRUSTED = /CERT_|SELF_SIGNED|LEAF_SIGNATURE|ISSUER/
const TOO_SLOW = new Set(['ETIMEDOUT', 'ESOCKETTIMEDOUT'])

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Why the upstream gave no answer, in words; what the error itself says may be more than people should read. */
export function explain(error: unknown): { status: 502 | 504; reason: string } {
  if (error instanceof TooSlowError) return { status: 504, reason: error.message }
  const code = codeOf(error)
  if (TOO_SLOW.has(code)) return { status: 504, reason: 'it did not answer in time' }
  const reason = reasons[code]
  if (reason !== undefined) return { status: 502, reason }
  if (UNTRUSTED.test(code)) return { status: 502, reason: 'its certificate is not trusted' }
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS'))
    return { status: 502, reason: 'it does not speak TLS as it should' }
  if (code.startsWith('HPE_') || error instanceof TypeError || error instanceof RangeError)
    return { status: 502, reason: 'what it answered is not HTTP' }
  return { status: 502, reason: 'the connection failed' }
}
