import { toHex } from '@plenum/api/hex'
import { zipOf } from '../archive/write-zip.ts'
import type { ZipEntry } from '../archive/write-zip.ts'
import type { Envelope } from '../tuf/metadata.ts'
import { targetFile } from '../tuf/repository.ts'
import { ed25519Signer, rootRole, signedBy } from './tuf-signer.ts'
import type { Signer } from './tuf-signer.ts'

/** Everybody knows what this signer signs with; only the demo fleet trusts it. */
export function demoSigner(): Promise<Signer> {
  return ed25519Signer('demo')
}

/** The trust root of the demo fleet. */
export async function demoRootRole(): Promise<Envelope> {
  return rootRole([await demoSigner()], { expires: '2099-12-31T00:00:00Z' })
}

export interface ArtifactData {
  name: string
  kind: string
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface RepositoryData {
  systemVersion: string
  /** A release of small made-up ones when left out. */
  artifacts?: readonly ArtifactData[]
  /** The demo fleet's when left out. */
  signers?: readonly Signer[]
  /** Put in as they are, e.g. `2.root.json`. */
  roots?: Readonly<Record<string, Envelope>>
  expires: string
  targetsVersion?: number
}

/** What is in a repository, by path. */
export type RepositoryFiles = Map<string, Uint8Array<ArrayBuffer>>

const encoder = new TextEncoder()

function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${JSON.stringify(value, null, 2)}\n`)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const madeUp = [
  ['control-plane', 'control_plane'],
  ['host-os', 'host'],
  ['sled-firmware', 'sled_sp'],
  ['switch-firmware', 'switch_sp'],
] as const

/** What a release of the demo fleet consists of. */
export function demoArtifacts(version: string): ArtifactData[] {
  return madeUp.map(([name, kind]) => {
    const text = `This stands for ${name} ${version}.\n`.repeat(100)
    return { name, kind, version, bytes: encoder.encode(text) }
  })
}

/** The files of a signed repository, as its archive has them. */
export async function repositoryFiles(data: RepositoryData): Promise<RepositoryFiles> {
  const { systemVersion, expires, artifacts = demoArtifacts(systemVersion), roots = {}, targetsVersion = 1 } = data
  const signers = data.signers ?? [await demoSigner()]
  const files: RepositoryFiles = new Map()
  const targets: Record<string, { length: number; hashes: { sha256: string } }> = {}

  async function addTarget(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const hash = await sha256(bytes)
    targets[path] = { length: bytes.length, hashes: { sha256: hash } }
    files.set(`targets/${targetFile(path, hash, true)}`, bytes)
  }
  async function addMetadata(file: string, type: string, version: number, body: Record<string, unknown>) {
    const signed = { _type: type, spec_version: '1.0.31', version, expires, ...body }
    const bytes = jsonBytes(await signedBy(signers, signed))
    files.set(`metadata/${file}`, bytes)
    return { version, length: bytes.length, hashes: { sha256: await sha256(bytes) } }
  }

  const listed = artifacts.map(({ name, kind, version }) => ({
    name,
    kind,
    version,
    target: `${kind}/${name}-${version}.bin`,
  }))
  for (const [index, { target }] of listed.entries())
    await addTarget(target, artifacts[index]?.bytes ?? new Uint8Array())
  await addTarget('artifacts.json', jsonBytes({ system_version: systemVersion, artifacts: listed }))
  for (const [file, root] of Object.entries(roots)) files.set(`metadata/${file}`, jsonBytes(root))
  const ofTargets = await addMetadata(`${targetsVersion}.targets.json`, 'targets', targetsVersion, { targets })
  const ofSnapshot = await addMetadata('1.snapshot.json', 'snapshot', 1, { meta: { 'targets.json': ofTargets } })
  await addMetadata('timestamp.json', 'timestamp', 1, { meta: { 'snapshot.json': ofSnapshot } })
  return files
}

/** The archive of some files; the same files at the same time make the same archive. */
export async function zipped(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>, time: Date): Promise<Blob> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [path, bytes] of files) yield { path, bytes: new Blob([bytes]).stream() }
  }
  return new Response(zipOf(entries(), time)).blob()
}

/** A whole repository, ready to be uploaded. */
export async function updateRepository(data: RepositoryData, time: Date): Promise<Blob> {
  return zipped(await repositoryFiles(data), time)
}
