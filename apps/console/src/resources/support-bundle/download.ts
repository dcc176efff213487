import { toast } from '@plenum/ui'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query.ts'
import { beginDownload } from '../../transfer/downloads.ts'
import { bundleFileQuery, bundleSizeQuery } from './queries.ts'

export function bundleFileName(bundleId: string): string {
  return `support-bundle-${bundleId}.zip`
}

function tellFailure(name: string, error: unknown): void {
  toast({ tone: 'error', title: `Could not download ${name}`, content: String(Object(error).message) })
}

/** Fetches all of a bundle, and saves it. */
export async function downloadBundle(bundleId: string): Promise<void> {
  const name = bundleFileName(bundleId)
  try {
    const { size, type } = await queryClient.fetchQuery(bundleSizeQuery(bundleId))
    beginDownload(bundleId, name, {
      size,
      type,
      fetchPart: (range, signal) =>
        call('supportBundleDownload', { params: { bundleId }, headers: { range } }, { signal }),
    })
  } catch (error) {
    tellFailure(name, error)
  }
}

/** Names the download of a file among those of the tab. */
export function fileKey(bundleId: string, file: string): string {
  return `${bundleId}/${file}`
}

/** Fetches one file of a bundle, and saves it. */
export async function downloadFile(bundleId: string, file: string): Promise<void> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  try {
    const { size, type } = await queryClient.fetchQuery(bundleFileQuery(bundleId, file))
    beginDownload(fileKey(bundleId, file), name, {
      size,
      type,
      fetchPart: (range, signal) =>
        call('supportBundleDownloadFile', { params: { bundleId, file }, headers: { range } }, { signal }),
    })
  } catch (error) {
    tellFailure(name, error)
  }
}
