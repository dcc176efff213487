import { operations } from '@plenum/api'
import type { TufRepo, TufRepoUpload } from '@plenum/api'
import { ZipError } from '../../archive/zip-error.ts'
import { permitOnHardware } from '../../access/permissions.ts'
import { NoSpaceError } from '../../hardware/disk-contents.ts'
import { reads, receives, transact } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Transaction } from '../../store/store.ts'
import { TufError } from '../../tuf/metadata.ts'
import { artifactKey } from './artifact-key.ts'

type Repo = Documents['tufRepo']

function repoView({ repo, artifacts }: Repo): TufRepo {
  return { repo, artifacts }
}

function refusalFor(error: unknown): unknown {
  if (error instanceof ZipError) return refuse.invalidRequest(`Unable to read the archive: ${error.message}`)
  if (error instanceof TufError) return refuse.invalidRequest(`Unable to verify the repository: ${error.message}`)
  return error instanceof NoSpaceError ? refuse.noCapacity(error.message) : error
}

/** Refuses artifacts that are known already as something else. */
function requireSameArtifacts(known: readonly Repo[], { artifacts }: Repo): void {
  const hashes = new Map(known.flatMap((repo) => repo.artifacts.map((each) => [artifactKey(each.id), each.hash])))
  for (const { id, hash } of artifacts) {
    const before = hashes.get(artifactKey(id)) ?? hash
    if (before !== hash)
      throw refuse.conflict(
        `Uploaded artifact ${id.name} ${id.version} (${id.kind}) has SHA256 hash ${hash}, but existing artifact has ${before}.`,
      )
  }
}

async function record(tx: Transaction, given: Repo): Promise<TufRepoUpload> {
  const { systemVersion, hash } = given.repo
  const before = await tx.find('tufRepo', FLEET_ID, systemVersion)
  if (before && before.repo.hash !== hash)
    throw refuse.conflict(
      `Uploaded repository with system version ${systemVersion} has SHA256 hash ${hash}, but existing repository has SHA256 hash ${before.repo.hash}.`,
    )
  if (before) return { recorded: repoView(before), status: 'already_exists' }
  requireSameArtifacts(await listAll(tx, 'tufRepo', {}), given)
  await tx.insert('tufRepo', given)
  return { recorded: repoView(given), status: 'inserted' }
}

const put = receives(operations.systemUpdatePutRepository, async (call) => {
  const { now } = call
  permitOnHardware(call.actor, 'modify')
  const { files } = call.parts
  const id: string = crypto.randomUUID()
  try {
    const { size, sha256 } = await files.write(id, call.incoming)
    const roots = await listAll(call.tx, 'tufTrustRoot', {})
    // What reads archives is large, and seldom needed.
    const { inspect } = await import('./inspect.ts')
    const { artifacts, ...found } = await inspect(files, id, size, roots, now)
    const repo = { ...found, fileName: call.query.fileName, hash: sha256 }
    return await transact(call, ({ tx }) => record(tx, { id, timeCreated: now, repo, artifacts }))
  } catch (error) {
    throw refusalFor(error)
  } finally {
    // There are no machines here that would install a release, so nothing ever reads its bytes again.
    await files.delete(id)
  }
})

const view = reads(operations.systemUpdateGetRepository, async ({ actor, tx, params }) => {
  const hidden = () => refuse.notFound('tuf-repo', { id: params.systemVersion })
  permitOnHardware(actor, 'read', hidden)
  const repo = await tx.find('tufRepo', FLEET_ID, params.systemVersion)
  if (!repo) throw hidden()
  return { description: repoView(repo) }
})

export const repositoryHandlers = [put, view]
