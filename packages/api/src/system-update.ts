import { z } from 'zod'
import { GiB } from './bytes.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { ByteCount, Id, IsoTimestamp, Timestamp } from './scalars.ts'

const NUMBER = '(?:0|[1-9]\\d*)'
const PRERELEASE = `(?:${NUMBER}|\\d*[a-zA-Z-][0-9a-zA-Z-]*)`
const BUILD = '[0-9a-zA-Z-]+'
const SEMVER = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRERELEASE}(?:\\.${PRERELEASE})*)?(?:\\+${BUILD}(?:\\.${BUILD})*)?$`,
)

/** Semantic Versioning 2.0.0. */
export const SystemVersion = z.string().regex(SEMVER, 'expected a semantic version').meta({ id: 'SystemVersion' })
export type SystemVersion = z.infer<typeof SystemVersion>

/** SHA-256 in hex. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

export const TufArtifact = z
  .object({
    id: z.object({ name: z.string(), version: z.string(), kind: z.string() }),
    hash: Hash,
    size: ByteCount,
  })
  .meta({ id: 'TufArtifact' })
export type TufArtifact = z.infer<typeof TufArtifact>

/** A signed archive of all that a release consists of (The Update Framework). */
export const TufRepo = z
  .object({
    repo: z.object({
      systemVersion: SystemVersion,
      fileName: z.string(),
      hash: Hash,
      /** Of the role that signs the list of artifacts. */
      targetsRoleVersion: z.int().min(0),
      validUntil: IsoTimestamp,
    }),
    artifacts: z.array(TufArtifact),
  })
  .meta({ id: 'TufRepo' })
export type TufRepo = z.infer<typeof TufRepo>

export const TufRepoUpload = z
  .object({
    recorded: TufRepo,
    /** Uploading the same archive again changes nothing. */
    status: z.enum(['already_exists', 'inserted']),
  })
  .meta({ id: 'TufRepoUpload' })
export type TufRepoUpload = z.infer<typeof TufRepoUpload>

export const TargetReleaseSource = z
  .discriminatedUnion('type', [
    /** Nobody has asked for a release yet. */
    z.object({ type: z.literal('unspecified') }),
    z.object({ type: z.literal('system_version'), version: SystemVersion }),
  ])
  .meta({ id: 'TargetReleaseSource' })
export type TargetReleaseSource = z.infer<typeof TargetReleaseSource>

/** The release that the rack shall run. */
export const TargetRelease = z
  .object({
    /** One more with every change. */
    generation: z.int().min(0),
    timeRequested: Timestamp,
    releaseSource: TargetReleaseSource,
  })
  .meta({ id: 'TargetRelease' })
export type TargetRelease = z.infer<typeof TargetRelease>

export const TargetReleaseUpdate = z.object({ systemVersion: SystemVersion }).meta({ id: 'TargetReleaseUpdate' })
export type TargetReleaseUpdate = z.infer<typeof TargetReleaseUpdate>

/** A signed root role (TUF specification, section 4.3). Its keys are its own: signatures hold only for what was signed. */
const RootRole = z.record(z.string(), z.unknown())

/** Whom uploaded repositories must be signed by. */
export const TrustRoot = z.object({ id: Id, timeCreated: Timestamp, rootRole: RootRole }).meta({ id: 'TrustRoot' })
export type TrustRoot = z.infer<typeof TrustRoot>

const tag = 'system/update'
const trustRoot = z.object({ trustRootId: Id })

const systemUpdatePutRepository = operation({
  id: 'systemUpdatePutRepository',
  method: 'PUT',
  path: '/v1/system/update/repository',
  tag,
  summary: 'Upload the repository of a release, as a zip archive',
  query: z.object({ fileName: z.string() }),
  bodyType: 'bytes',
  bodyMax: 4 * GiB,
  body: z.unknown(),
  response: TufRepoUpload,
  status: 200,
})

const systemUpdateGetRepository = operation({
  id: 'systemUpdateGetRepository',
  method: 'GET',
  path: '/v1/system/update/repository/{systemVersion}',
  tag,
  summary: 'View what the repository of a release holds',
  params: z.object({ systemVersion: SystemVersion }),
  response: z.object({ description: TufRepo }),
  status: 200,
})

const targetReleaseView = operation({
  id: 'targetReleaseView',
  method: 'GET',
  path: '/v1/system/update/target-release',
  tag,
  summary: 'View the release that the rack shall run',
  response: TargetRelease,
  status: 200,
})

const targetReleaseUpdate = operation({
  id: 'targetReleaseUpdate',
  method: 'PUT',
  path: '/v1/system/update/target-release',
  tag,
  summary: 'Set the release that the rack shall run, which cannot be an older one',
  body: TargetReleaseUpdate,
  response: TargetRelease,
  status: 201,
})

const systemUpdateTrustRootList = operation({
  id: 'systemUpdateTrustRootList',
  method: 'GET',
  path: '/v1/system/update/trust-roots',
  tag,
  summary: 'List the trust roots for update repositories',
  query: z.object(pagedById),
  response: pageOf(TrustRoot),
  status: 200,
})

const systemUpdateTrustRootCreate = operation({
  id: 'systemUpdateTrustRootCreate',
  method: 'POST',
  path: '/v1/system/update/trust-roots',
  tag,
  summary: 'Add a trust root from its signed root role',
  bodyType: 'opaque',
  body: RootRole,
  response: TrustRoot,
  status: 201,
})

const systemUpdateTrustRootView = operation({
  id: 'systemUpdateTrustRootView',
  method: 'GET',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  tag,
  summary: 'View a trust root',
  params: trustRoot,
  response: TrustRoot,
  status: 200,
})

const systemUpdateTrustRootDelete = operation({
  id: 'systemUpdateTrustRootDelete',
  method: 'DELETE',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  tag,
  summary: 'Delete a trust root',
  params: trustRoot,
  status: 204,
})

export const systemUpdateOperations = {
  systemUpdatePutRepository,
  systemUpdateGetRepository,
  targetReleaseView,
  targetReleaseUpdate,
  systemUpdateTrustRootList,
  systemUpdateTrustRootCreate,
  systemUpdateTrustRootView,
  systemUpdateTrustRootDelete,
} as const
