import { toHex } from '@plenum/api/hex'
import type { z } from 'zod'
import { parsed, parseEnvelope, parseJson, Snapshot, Targets, Timestamp, TufError } from './metadata.ts'
import type { Meta, Role, Root } from './metadata.ts'
import { nextRoot } from './root.ts'
import { requireSigned } from './signature.ts'

/** Reads a file of the folder `metadata`, if it is there. */
export type ReadMetadata = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** What those have signed who are trusted. */
export interface Trusted {
  targets: Targets
  /** The first moment at which some part of it no longer holds, ISO 8601. */
  validUntil: string
  /** Whether files are named after what is in them. */
  isConsistent: boolean
}

interface SignedSchema extends z.ZodType<{ version: number; expires: string }> {}

class Walk {
  readonly #read: ReadMetadata
  readonly #now: Date
  readonly #expirations: string[] = []

  constructor(read: ReadMetadata, now: Date) {
    this.#read = read
    this.#now = now
  }

  get validUntil(): string {
    const times = this.#expirations.map((text) => Date.parse(text))
    return new Date(Math.min(...times)).toISOString()
  }

  /** The last root that the repository leads to from a trusted one. */
  async lastRoot(trusted: Root): Promise<Root> {
    let root = trusted
    for (;;) {
      const name = `${root.version + 1}.root.json`
      const bytes = await this.#read(name)
      if (!bytes) break
      root = await nextRoot(root, parseJson(bytes, name))
    }
    this.#requireFresh('root.json', root)
    return root
  }

  async role<S extends SignedSchema>(
    name: string,
    schema: S,
    root: Root,
    role: Role,
    meta?: Meta,
  ): Promise<z.output<S>> {
    const file = meta && root.consistent_snapshot ? `${meta.version}.${name}` : name
    const bytes = await this.#read(file)
    if (!bytes) throw new TufError(`metadata/${file} is missing`)
    await requireSame(bytes, meta, file)
    const envelope = parseEnvelope(parseJson(bytes, file), file)
    await requireSigned(envelope, root.keys, role, file)
    const document = parsed(schema, envelope.signed, file)
    if (meta && document.version !== meta.version) throw new TufError(`${file} is of another version`)
    this.#requireFresh(file, document)
    return document
  }

  #requireFresh(file: string, { expires }: { expires: string }): void {
    if (Date.parse(expires) <= this.#now.getTime()) throw new TufError(`${file} has expired`)
    this.#expirations.push(expires)
  }
}

async function requireSame(bytes: Uint8Array<ArrayBuffer>, meta: Meta | undefined, file: string): Promise<void> {
  const sha256 = meta?.hashes?.sha256
  const isSame =
    (meta?.length === undefined || bytes.length <= meta.length) &&
    (sha256 === undefined || toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === sha256)
  if (!isSame) throw new TufError(`${file} is not what was signed`)
}

/** Follows the signatures from a trusted root to the list of targets (TUF specification, section 5). Throws `TufError`. */
export async function followTrust(read: ReadMetadata, trusted: Root, now: Date): Promise<Trusted> {
  const walk = new Walk(read, now)
  const root = await walk.lastRoot(trusted)
  const { roles } = root
  const timestamp = await walk.role('timestamp.json', Timestamp, root, roles.timestamp)
  const snapshot = await walk.role('snapshot.json', Snapshot, root, roles.snapshot, timestamp.meta['snapshot.json'])
  const targets = await walk.role('targets.json', Targets, root, roles.targets, snapshot.meta['targets.json'])
  return { targets, validUntil: walk.validUntil, isConsistent: root.consistent_snapshot }
}

/** Where a target lies below the folder `targets`. */
export function targetFile(path: string, sha256: string, isConsistent: boolean): string {
  if (!isConsistent) return path
  const slash = path.lastIndexOf('/') + 1
  return `${path.slice(0, slash)}${sha256}.${path.slice(slash)}`
}
