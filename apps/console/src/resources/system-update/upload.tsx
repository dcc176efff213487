import { Button, Card, FileField, Message, ProgressBar, Spinner, useNow } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { percentOf } from '../../transfer/pace.ts'
import { useJobState } from '../../transfer/slot.ts'
import { paceText } from '../../transfer/pace-text.ts'
import { askToCancel, beginUpload, forgetUpload, useCurrentUpload } from './current-upload.tsx'
import { useWhyNotUpdates } from './permission.ts'
import { allTrustRoots } from './queries.ts'
import { whyNotRepository } from './repository-upload.ts'
import type { RepositoryUpload } from './repository-upload.ts'

/** Where a repository is uploaded, and how that goes. */
export function UploadRepository() {
  const upload = useCurrentUpload()
  return <Card title="Upload a repository">{upload ? <Progress upload={upload} /> : <Choose />}</Card>
}

function Choose() {
  const role = useWhyNotUpdates()
  const { data: roots } = useQuery(allTrustRoots)
  const [file, setFile] = useState<File | null>(null)
  const mistake = file ? whyNotRepository(file) : undefined
  const whyNot = role ?? (file ? mistake : 'Choose a file first')
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full max-w-lg">
        <FileField
          label="Repository"
          hint="The zip archive of a release, as it was signed"
          accept={['.zip']}
          value={file}
          onChange={setFile}
          isDisabled={role !== undefined}
          error={mistake}
        />
      </div>
      {roots?.items.length === 0 && (
        <Message tone="notice" title="There is no trust root yet">
          Every repository is refused until there is <Link to="/system/update/trust-roots">one</Link> that leads to
          whoever signed it.
        </Message>
      )}
      <Button
        variant="primary"
        icon={<Upload />}
        disabledReason={whyNot}
        onPress={() => {
          if (file) beginUpload(file)
        }}
      >
        Upload repository
      </Button>
    </div>
  )
}

function Progress({ upload }: { upload: RepositoryUpload }) {
  const state = useJobState(upload)
  const { phase, failure, result } = state
  const pace = useNow((now) => paceText({ ...state, state: phase === 'sending' ? 'moving' : 'still' }, now))
  const isRunning = phase === 'sending' || phase === 'checking'
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex w-full max-w-lg flex-col gap-2">
        <ProgressBar
          label={upload.file.name}
          value={percentOf(state.progress)}
          tone={phase === 'done' ? 'ok' : phase === 'failed' ? 'danger' : 'accent'}
        />
        <p
          className="flex items-center gap-2 text-sm text-faint tabular"
          aria-live={phase === 'checking' ? 'polite' : 'off'}
        >
          {phase === 'checking' ? (
            <>
              <Spinner /> All of it is sent. It is held against what was signed.
            </>
          ) : (
            pace
          )}
        </p>
      </div>
      {failure && (
        <Message tone="danger" title="The repository was not taken" isAnnounced>
          <p>{failure.message}</p>
          {failure.requestId !== undefined && <p className="font-mono text-xs">Request {failure.requestId}</p>}
        </Message>
      )}
      {result && (
        <Message tone={result.status === 'inserted' ? 'ok' : 'info'} isAnnounced>
          {result.status === 'inserted' ? 'Now there is release ' : 'This archive was there already, as release '}
          <Link to="/system/update/repositories/$version" params={{ version: result.recorded.repo.systemVersion }}>
            {result.recorded.repo.systemVersion}
          </Link>
          .
        </Message>
      )}
      <div className="flex flex-wrap gap-2">
        {isRunning && (
          <Button variant="danger-quiet" onPress={() => askToCancel(upload)}>
            Cancel upload
          </Button>
        )}
        {phase === 'failed' && (
          <Button variant="primary" onPress={upload.start}>
            Try again
          </Button>
        )}
        {!isRunning && (
          <Button onPress={forgetUpload}>{phase === 'done' ? 'Upload another' : 'Choose another file'}</Button>
        )}
      </div>
    </div>
  )
}
