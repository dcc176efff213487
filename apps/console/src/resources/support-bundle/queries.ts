import type { SupportBundle } from '@plenum/api'
import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'
import { withNames } from '../../list/with-names.ts'
import { VIEW_MAX } from './text.ts'
import { pathsIn } from './tree.ts'

/** A bundle as lists want it; it has no name but its id. */
export interface BundleRow extends SupportBundle {
  name: string
}

export function named(bundle: SupportBundle): BundleRow {
  return { ...bundle, name: nameOf(bundle) }
}

function nameOf({ id }: SupportBundle): string {
  return id.slice(0, 8)
}

/** The newest first. */
export const bundles: ListSource<BundleRow> = {
  isSortedByServer: false,
  page: (page) => withNames(query('supportBundleList', { query: { ...page, sortBy: 'descending' } }), nameOf),
}

export function bundleQuery(bundleId: string) {
  return query('supportBundleView', { params: { bundleId } })
}

/** How large a bundle is. It stays as it is once it is there. */
export function bundleSizeQuery(bundleId: string) {
  return { ...query('supportBundleHead', { params: { bundleId } }), staleTime: Infinity, throwOnError: false }
}

/** The paths of all files in a bundle. */
export function bundlePathsQuery(bundleId: string) {
  const { queryKey, queryFn } = query('supportBundleIndex', { params: { bundleId } })
  return {
    queryKey: [...queryKey, 'paths'],
    queryFn: async (context: { signal: AbortSignal }) => pathsIn(await (await queryFn(context)).text()),
    staleTime: Infinity,
    throwOnError: false,
  }
}

export function bundleFileQuery(bundleId: string, file: string) {
  return { ...query('supportBundleHeadFile', { params: { bundleId, file } }), staleTime: Infinity, throwOnError: false }
}

/** The beginning of a file, as far as it is shown. It must not be empty. */
export function bundleTextQuery(bundleId: string, file: string) {
  const range = `bytes=0-${VIEW_MAX - 1}`
  const part = query('supportBundleDownloadFile', { params: { bundleId, file }, headers: { range } })
  return {
    queryKey: [...part.queryKey, 'bytes'],
    queryFn: async (context: { signal: AbortSignal }) =>
      new Uint8Array(await (await part.queryFn(context)).arrayBuffer()),
    staleTime: Infinity,
    throwOnError: false,
  }
}
