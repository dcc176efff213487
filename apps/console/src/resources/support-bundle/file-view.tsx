import { Button, CodeBlock, Message, Size, Skeleton } from '@plenum/ui'
import type { BytesHead } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { DownloadProgress } from '../../transfer/download-progress.tsx'
import { useDownload } from '../../transfer/downloads.ts'
import { downloadFile, fileKey } from './download.ts'
import { bundleFileQuery, bundleTextQuery } from './queries.ts'
import { languageOf, readable, textOf, VIEW_MAX } from './text.ts'

/** One file of a bundle, to be read or downloaded. */
export function FileView({ bundleId, path }: { bundleId: string; path: string }) {
  const { data: head, error } = useQuery(bundleFileQuery(bundleId, path))
  const download = useDownload(fileKey(bundleId, path))
  return (
    <section aria-label={path} className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 font-mono text-sm wrap-anywhere">{path}</h3>
        {head && (
          <span className="text-sm text-muted">
            <Size bytes={head.size} />
          </span>
        )}
        <span className="ms-auto">
          <Button
            icon={<Download />}
            disabledReason={error ? 'It could not be read' : download && 'It is being downloaded'}
            onPress={() => void downloadFile(bundleId, path)}
          >
            Download file
          </Button>
        </span>
      </header>
      {download && <DownloadProgress name={path} download={download} />}
      {error ? (
        <Unread error={error} />
      ) : head ? (
        <Content {...{ bundleId, path, head }} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </section>
  )
}

function Unread({ error }: { error: Error }) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Message tone="danger" title="The file cannot be shown" isAnnounced>
      {isGone ? 'There is no such file in the bundle, or the bundle is gone.' : error.message}
    </Message>
  )
}

function Content({ bundleId, path, head: { size } }: { bundleId: string; path: string; head: BytesHead }) {
  const { data: bytes, error } = useQuery({ ...bundleTextQuery(bundleId, path), enabled: size > 0 })
  if (size === 0) return <p className="text-sm text-muted">The file is empty.</p>
  if (error) return <Unread error={error} />
  if (!bytes) return <Skeleton className="h-64" />
  const text = textOf(bytes, size)
  if (text === undefined) return <p className="text-sm text-muted">This is no text. Download it to look into it.</p>
  return (
    <>
      {size > VIEW_MAX && (
        <Message tone="info">
          This is the beginning, up to <Size bytes={VIEW_MAX} />. Download the file to read all of it.
        </Message>
      )}
      <CodeBlock language={languageOf(path)} label={path} text={readable(path, text)} />
    </>
  )
}
