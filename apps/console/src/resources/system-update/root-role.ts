import { rootExpiry } from '../attention/checks/expiry.ts'

/** What a signed root role says of itself (TUF specification, section 4.3); what it does not say is undefined. */
export interface RootFacts {
  version: number | undefined
  expires: Date | undefined
  keys: number | undefined
  /** How many of its keys have to sign a root. */
  threshold: number | undefined
}

type Loose = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordIn(of: Loose, name: string): Loose {
  const value = of[name]
  return isRecord(value) ? value : {}
}

function numberIn(of: Loose, name: string): number | undefined {
  const value = of[name]
  return typeof value === 'number' ? value : undefined
}

export function rootFacts(rootRole: Loose): RootFacts {
  const signed = recordIn(rootRole, 'signed')
  return {
    version: numberIn(signed, 'version'),
    expires: rootExpiry(rootRole),
    keys: isRecord(signed['keys']) ? Object.keys(signed['keys']).length : undefined,
    threshold: numberIn(recordIn(recordIn(signed, 'roles'), 'root'), 'threshold'),
  }
}

type Read = { rootRole: Record<string, unknown> } | { whyNot: string }

/** A root role from its text, or why it is none. Whether it has signed itself the control plane says. */
export function readRootRole(text: string): Read {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { whyNot: `this is no JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  if (!isRecord(parsed)) return { whyNot: 'a root role is a JSON object' }
  if (!isRecord(parsed['signed'])) return { whyNot: 'the part that is signed is missing' }
  const type = parsed['signed']['_type']
  if (type !== 'root') return { whyNot: `this is not the root role${typeof type === 'string' ? ` but ${type}` : ''}` }
  const { signatures } = parsed
  if (!Array.isArray(signatures) || signatures.length === 0) return { whyNot: 'nobody has signed it' }
  return { rootRole: { ...parsed } }
}
