import { ComboBox, Message, ModalForm, Spinner, TextField, toast } from '@plenum/ui'
import type { TargetRelease } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useWrite } from '../../api/query.ts'
import { useKnownReleases, rememberRelease } from './known-releases.ts'
import { repositoryQuery } from './queries.ts'
import { changeOf, isExpired, versionOf, whyNotVersion } from './target-rules.ts'

interface SetTargetProps {
  target: TargetRelease
  /** Chosen already. */
  initial?: string
  onDismiss: () => void
}

/** Asks for a release, once its version was typed in full. */
export function SetTarget({ target, initial = '', onDismiss }: SetTargetProps) {
  const current = versionOf(target)
  const known = useKnownReleases()
  const [chosen, setChosen] = useState(initial)
  const [typed, setTyped] = useState('')
  const version = chosen.trim()
  const mistake = whyNotVersion(version, current)
  const repository = useQuery({ ...repositoryQuery(version), enabled: mistake === undefined })
  const write = useWrite('targetReleaseUpdate', {
    refreshes: ['targetReleaseView'],
    onSuccess: () => {
      rememberRelease(version)
      toast({ tone: 'success', content: `Release ${version} is the target` })
      onDismiss()
    },
  })
  const whyNot =
    mistake ??
    lookedUp(repository.isPending, repository.error) ??
    (typed.trim() === version ? undefined : `Type ${version} to confirm`)
  return (
    <ModalForm
      title="Set target release"
      submitLabel="Set target release"
      tone="danger"
      onDismiss={onDismiss}
      isPending={write.isPending}
      errors={write.error ? [write.error.message] : []}
      submitDisabledReason={whyNot}
      onSubmit={(event) => {
        event.preventDefault()
        write.mutate({ body: { systemVersion: version } })
      }}
    >
      <ComboBox
        label="Release"
        hint="One whose repository was uploaded; older than the target it cannot be"
        allowsCustomValue
        options={known.map((each) => ({ value: each, label: each }))}
        value={chosen}
        onChange={(text) => {
          setChosen(text)
          write.reset()
        }}
        error={version === '' ? undefined : (mistake ?? lookedUp(false, repository.error))}
      />
      {mistake === undefined && repository.isPending && <Spinner />}
      {mistake === undefined && repository.data && (
        <>
          <Found
            validUntil={repository.data.description.repo.validUntil}
            count={repository.data.description.artifacts.length}
          />
          <p>{changeOf(version, current)}</p>
          <TextField label="Type the version to confirm" isMono autoComplete="off" value={typed} onChange={setTyped} />
        </>
      )}
    </ModalForm>
  )
}

function lookedUp(isPending: boolean, error: Error | null): string | undefined {
  if (error instanceof ApiError && error.status === 404) return 'No repository of this version has been uploaded'
  if (error) return error.message
  return isPending ? 'The repository is being looked up' : undefined
}

function Found({ validUntil, count }: { validUntil: string; count: number }) {
  const [now] = useState(Date.now)
  if (isExpired(validUntil, now))
    return (
      <Message tone="notice" title="The repository has expired">
        Whoever signed it vouched for it until {new Date(validUntil).toLocaleString()}.
      </Message>
    )
  return (
    <Message tone="info">
      Its repository holds {count === 1 ? '1 artifact' : `${count} artifacts`} and is valid until{' '}
      {new Date(validUntil).toLocaleDateString()}.
    </Message>
  )
}
