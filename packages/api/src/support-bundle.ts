import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByTime, pageOf } from './page.ts'
import { Id, Timestamp } from './scalars.ts'

/** Only active bundles can be downloaded; failed ones stay on record until they are deleted. */
export const SupportBundleState = z
  .enum(['collecting', 'active', 'failed', 'destroying'])
  .meta({ id: 'SupportBundleState' })
export type SupportBundleState = z.infer<typeof SupportBundleState>

/** A zip archive of logs and diagnostics, gathered for those who help with the rack. */
export const SupportBundle = z
  .object({
    id: Id,
    timeCreated: Timestamp,
    state: SupportBundleState,
    reasonForCreation: z.string(),
    /** Absent or null unless it failed. */
    reasonForFailure: z.string().nullish(),
  })
  .meta({ id: 'SupportBundle' })
export type SupportBundle = z.infer<typeof SupportBundle>

const tag = 'experimental'
const params = z.object({ bundleId: Id })
/** `file` is a path as the index has it. */
const fileParams = z.object({ bundleId: Id, file: z.string() })
/** A part of the bytes, as in RFC 9110, section 14.2: one range only. Such a part is answered with 206. */
const headers = z.object({ range: z.string().optional() })

const supportBundleList = operation({
  id: 'supportBundleList',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles',
  tag,
  summary: 'List the support bundles',
  query: z.object(pagedByTime),
  response: pageOf(SupportBundle),
  status: 200,
})

const supportBundleCreate = operation({
  id: 'supportBundleCreate',
  method: 'POST',
  path: '/experimental/v1/system/support-bundles',
  tag,
  summary: 'Begin to collect a support bundle',
  response: SupportBundle,
  status: 201,
})

const supportBundleView = operation({
  id: 'supportBundleView',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}',
  tag,
  summary: 'View a support bundle',
  params,
  response: SupportBundle,
  status: 200,
})

const supportBundleDelete = operation({
  id: 'supportBundleDelete',
  method: 'DELETE',
  path: '/experimental/v1/system/support-bundles/{bundleId}',
  tag,
  summary: 'Begin to delete a support bundle, or give up collecting it',
  params,
  status: 204,
})

const supportBundleIndex = operation({
  id: 'supportBundleIndex',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/index',
  tag,
  summary: 'List the paths of the files in a support bundle as text, one per line',
  params,
  headers,
  produces: 'bytes',
  status: 200,
})

const supportBundleDownload = operation({
  id: 'supportBundleDownload',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download',
  tag,
  summary: 'Download a support bundle',
  params,
  headers,
  produces: 'bytes',
  status: 200,
})

const supportBundleHead = operation({
  id: 'supportBundleHead',
  method: 'HEAD',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download',
  tag,
  summary: 'View the headers that a download of a support bundle would have',
  params,
  headers,
  produces: 'bytes',
  status: 200,
})

const supportBundleDownloadFile = operation({
  id: 'supportBundleDownloadFile',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}',
  tag,
  summary: 'Download one file of a support bundle',
  params: fileParams,
  headers,
  produces: 'bytes',
  status: 200,
})

const supportBundleHeadFile = operation({
  id: 'supportBundleHeadFile',
  method: 'HEAD',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}',
  tag,
  summary: 'View the headers that a download of one file of a support bundle would have',
  params: fileParams,
  headers,
  produces: 'bytes',
  status: 200,
})

export const supportBundleOperations = {
  supportBundleList,
  supportBundleCreate,
  supportBundleView,
  supportBundleDelete,
  supportBundleIndex,
  supportBundleDownload,
  supportBundleHead,
  supportBundleDownloadFile,
  supportBundleHeadFile,
} as const
