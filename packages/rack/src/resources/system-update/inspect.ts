import { SystemVersion } from '@plenum/api'
import type { TufRepo } from '@plenum/api'
import { z } from 'zod'
import { openZip, unpack } from '../../archive/read-zip.ts'
import type { FileEntry } from '../../archive/read-zip.ts'
import { ZipError } from '../../archive/zip-error.ts'
import type { RackFiles } from '../../hardware/rack-files.ts'
import type { Documents } from '../../store/kinds.ts'
import { parsed, parseJson, TufError } from '../../tuf/metadata.ts'
import { followTrust, targetFile } from '../../tuf/repository.ts'
import type { ReadMetadata, Trusted } from '../../tuf/repository.ts'
import { selfSignedRoot } from '../../tuf/root.ts'
import { artifactKey } from './artifact-key.ts'

/** What a repository may unpack to; more is no release but an attempt to fill the disk. */
const limits = { entries: 10_000, bytes: 16 * 2 ** 30, ratio: 200 } as const
/** Most bytes of a document that is read as a whole. */
const DOCUMENT_MAX = 4 * 2 ** 20

/** The target that tells which artifacts there are. */
const ARTIFACTS = 'artifacts.json'

const text = z.string().min(1).max(255)
const ArtifactsDocument = z.object({
  system_version: SystemVersion,
  artifacts: z.array(z.object({ name: text, version: text, kind: text, target: z.string() })).min(1),
})

type Entries = ReadonlyMap<string, FileEntry>

/** What an archive turned out to be. */
export interface Inspected {
  systemVersion: string
  targetsRoleVersion: number
  validUntil: string
  artifacts: TufRepo['artifacts']
}

async function documentIn(entries: Entries, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const entry = entries.get(path)
  return entry && new Uint8Array(await new Response(unpack(entry, DOCUMENT_MAX)).arrayBuffer())
}

/** Throws what the last of the roots has to say when none leads to the targets. */
async function trustedTargets(
  read: ReadMetadata,
  roots: readonly Documents['tufTrustRoot'][],
  now: Date,
): Promise<Trusted> {
  let reason = new TufError('there is no trust root yet that it could be signed by')
  for (const { rootRole } of roots)
    try {
      return await followTrust(read, await selfSignedRoot(rootRole), now)
    } catch (error) {
      if (!(error instanceof TufError)) throw error
      reason = error
    }
  throw reason
}

/** Refuses archives that miss a target, or bring what nobody has signed. */
function requireExactly(entries: Entries, files: ReadonlySet<string>): void {
  const missing = [...files].find((path) => !entries.has(path))
  if (missing !== undefined) throw new TufError(`${missing} is missing`)
  const extra = [...entries.keys()].find((path) => !files.has(path) && !/^metadata\/[^/]+\.json$/.test(path))
  if (extra !== undefined) throw new TufError(`${extra} is not listed`)
}

function artifactsOf({ artifacts }: z.output<typeof ArtifactsDocument>, { targets }: Trusted): TufRepo['artifacts'] {
  const seen = new Set<string>()
  return artifacts.map(({ target, ...id }) => {
    const found = Object.hasOwn(targets.targets, target) ? targets.targets[target] : undefined
    if (!found) throw new TufError(`the ${id.kind} artifact ${id.name} is missing: there is no target ${target}`)
    const key = artifactKey(id)
    if (seen.has(key)) throw new TufError(`there are two ${id.kind} artifacts ${id.name} of version ${id.version}`)
    seen.add(key)
    return { id, hash: found.hashes.sha256, size: found.length }
  })
}

/**
 * Looks through an uploaded repository: `metadata/*.json` by TUF, `targets/…`, of which `artifacts.json` says what they
 * are. Every byte that comes with it is held against what was signed. Throws `TufError` or `ZipError`.
 */
export async function inspect(
  files: RackFiles,
  id: string,
  size: number,
  roots: readonly Documents['tufTrustRoot'][],
  now: Date,
): Promise<Inspected> {
  const entries = await openZip(files, id, size, limits)
  const trusted = await trustedTargets((name) => documentIn(entries, `metadata/${name}`), roots, now)
  const fileOf = new Map(
    Object.entries(trusted.targets.targets).map(([path, { hashes }]) => [
      path,
      `targets/${targetFile(path, hashes.sha256, trusted.isConsistent)}`,
    ]),
  )
  requireExactly(entries, new Set(fileOf.values()))
  for (const [path, { length, hashes }] of Object.entries(trusted.targets.targets)) {
    const entry = entries.get(fileOf.get(path) ?? '')
    if (entry?.uncompressedSize !== length) throw new ZipError(`${path} has another size than was signed`)
    const { sha256 } = await files.measure(unpack(entry, length))
    if (sha256 !== hashes.sha256) throw new TufError(`${path} has another hash than was signed`)
  }
  const bytes = await documentIn(entries, fileOf.get(ARTIFACTS) ?? '')
  if (!bytes) throw new TufError(`there is no target ${ARTIFACTS}`)
  const document = parsed(ArtifactsDocument, parseJson(bytes, ARTIFACTS), ARTIFACTS)
  return {
    systemVersion: document.system_version,
    targetsRoleVersion: trusted.targets.version,
    validUntil: trusted.validUntil,
    artifacts: artifactsOf(document, trusted),
  }
}
