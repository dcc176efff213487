import type { certificateReader } from './read.ts'

export interface Notice {
  tone: 'info' | 'notice'
  title: string
  text: string
}

/** What a chain says that is to be looked at, in words. */
export interface Sight {
  /** Undefined when it cannot be read. */
  facts?: { subject: string; issuer: string; names: readonly string[]; notAfter: Date }
  notices: readonly Notice[]
}

interface Looked {
  cert: string
  /** The private key in PEM, once it is there. */
  key?: string | undefined
  /** The host that is to be served with it, once it is known. */
  host?: string | undefined
  now: Date
}

type Reader = Awaited<ReturnType<typeof certificateReader>>

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const NAMES_SHOWN = 5
const SOON = 30 * 86_400_000

interface Validity {
  notBefore: Date
  notAfter: Date
}

/** Where a moment lies in the life of a certificate; undefined while all is well. */
export function stageOf(
  { notAfter, notBefore }: Validity,
  now: number,
): 'expired' | 'not valid yet' | 'expires soon' | undefined {
  if (now > notAfter.getTime()) return 'expired'
  if (now < notBefore.getTime()) return 'not valid yet'
  return notAfter.getTime() - now < SOON ? 'expires soon' : undefined
}

function timeNotice(validity: Validity, now: Date): Notice[] {
  const stage = stageOf(validity, now.getTime())
  if (stage === undefined) return []
  const [from, until] = [day.format(validity.notBefore), day.format(validity.notAfter)]
  const texts = {
    expired: `It was good until ${until}.`,
    'not valid yet': `It is good from ${from}.`,
    'expires soon': `It is good until ${until}.`,
  }
  return [{ tone: 'notice', title: `Certificate ${stage}`, text: texts[stage] }]
}

function nameNotice(names: readonly string[], host: string | undefined, { covers }: Reader): Notice[] {
  if (host === undefined || names.length === 0 || names.some((name) => covers(name, host))) return []
  const more = names.length > NAMES_SHOWN ? `, and ${names.length - NAMES_SHOWN} more` : ''
  const found = names.slice(0, NAMES_SHOWN).join(', ') + more
  return [{ tone: 'info', title: 'Certificate is for other names', text: `Expected ${host}; it is for ${found}.` }]
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function keyNotice(
  facts: Awaited<ReturnType<Reader['readCertificate']>>,
  key: string | undefined,
  { readPrivateKey, isPair }: Reader,
): Promise<Notice[]> {
  if (key === undefined) return []
  try {
    const read = await readPrivateKey(key)
    if (await isPair(read.key, read.algorithm, facts)) return []
    const text = 'The certificate belongs to another private key.'
    return [{ tone: 'notice', title: 'Key does not match', text }]
  } catch (error) {
    return [{ tone: 'notice', title: 'Key cannot be read', text: `It should be in PEM: ${message(error)}.` }]
  }
}

/** What is doubtful about a chain (PEM, leaf first) and its key. Nothing of it keeps anybody from sending them. */
export async function lookAt({ cert, key, host, now }: Looked, reader: Reader): Promise<Sight> {
  try {
    const [leaf] = await reader.readChain(cert)
    return {
      facts: leaf,
      notices: [
        ...timeNotice(leaf, now),
        ...nameNotice(leaf.names, host, reader),
        ...(await keyNotice(leaf, key, reader)),
      ],
    }
  } catch (error) {
    const text = `It should be an X.509 certificate in PEM: ${message(error)}.`
    return { notices: [{ tone: 'info', title: 'Certificate cannot be read', text }] }
  }
}
