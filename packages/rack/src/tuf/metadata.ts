import { z } from 'zod'

/**
 * The signed documents of The Update Framework, as far as repositories here need them: no delegations. Field names are
 * those of its specification (section 4).
 */

/** What a repository, or a trust root, has wrong. */
export class TufError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TufError'
  }
}

const Signed = z.record(z.string(), z.unknown())

/** A document as it is sent; `signed` is kept to the letter, for that is what the signatures are of. */
const Envelope = z.object({
  signed: Signed,
  signatures: z.array(z.object({ keyid: z.string(), sig: z.string() })).max(100),
})
export type Envelope = z.infer<typeof Envelope>

const Key = z.object({ keytype: z.string(), scheme: z.string(), keyval: z.object({ public: z.string() }) })
export type Key = z.infer<typeof Key>

const Role = z.object({ keyids: z.array(z.string()), threshold: z.int().min(1) })
export type Role = z.infer<typeof Role>

function documentOf<T extends string, S extends z.core.$ZodShape>(type: T, shape: S) {
  return z.object({
    _type: z.literal(type),
    spec_version: z.string().regex(/^1\./),
    version: z.int().min(1),
    expires: z.iso.datetime({ offset: true }),
    ...shape,
  })
}

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a document says of another one that goes with it. */
const Meta = z.object({
  version: z.int().min(1),
  length: z.int().min(0).optional(),
  hashes: z.object({ sha256: SHA256.optional() }).optional(),
})
export type Meta = z.infer<typeof Meta>

export const Root = documentOf('root', {
  consistent_snapshot: z.boolean().default(false),
  keys: z.record(z.string(), Key),
  roles: z.object({ root: Role, timestamp: Role, snapshot: Role, targets: Role }),
})
export type Root = z.infer<typeof Root>

export const Timestamp = documentOf('timestamp', { meta: z.object({ 'snapshot.json': Meta }) })
export const Snapshot = documentOf('snapshot', { meta: z.object({ 'targets.json': Meta }) })

const Target = z.object({ length: z.int().min(0), hashes: z.object({ sha256: SHA256 }) })
export const Targets = documentOf('targets', { targets: z.record(z.string(), Target) })
export type Targets = z.infer<typeof Targets>

/** Throws `TufError`, naming what it is that was to be read. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue?.path.map(String).join('.')
  throw new TufError([`${what} is not as it should be`, ...(where ? [where] : []), issue?.message].join(': '))
}

export function parseEnvelope(value: unknown, what: string): Envelope {
  return parsed(Envelope, value, what)
}

/** Any JSON document. Throws `TufError`. */
export function parseJson(bytes: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new TufError(`${what} is not JSON`)
  }
}
