import { Badge, cellLinkClass, Dash, EmptyState, Skeleton, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { TargetRelease, TufRepo } from '@plenum/api'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EyeOff, Package, Target } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Section } from '../section.tsx'
import { forgetRelease, useKnownReleases } from './known-releases.ts'
import { LookUpRelease } from './look-up.tsx'
import { useWhyNotUpdates } from './permission.ts'
import { repositoryQuery } from './queries.ts'
import { SetTarget } from './set-target.tsx'
import { versionOf, whyNotVersion } from './target-rules.ts'
import { UploadRepository } from './upload.tsx'
import { ValidUntil } from './valid-until.tsx'

interface Row {
  version: string
  isTarget: boolean
  found: TufRepo | undefined
  /** Why it is not shown: it is not there, or could not be asked for. */
  error: string | undefined
}

const columns: readonly Column<Row>[] = [
  {
    id: 'version',
    header: 'Release',
    isPrimary: true,
    cell: ({ version, found, isTarget }) => (
      <span className="flex flex-wrap items-center gap-2">
        {found ? (
          <Link to="/system/update/repositories/$version" params={{ version }} className={cellLinkClass}>
            {version}
          </Link>
        ) : (
          version
        )}
        {isTarget && (
          <Badge variant="tag" tone="accent">
            Target
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'file',
    header: 'File',
    cell: ({ found, error }) => {
      if (found) return <span className="wrap-anywhere">{found.repo.fileName}</span>
      return error === undefined ? <Skeleton className="h-3 w-24" /> : <Badge tone="notice">{error}</Badge>
    },
  },
  { id: 'artifacts', header: 'Artifacts', align: 'end', width: '7rem', value: ({ found }) => found?.artifacts.length },
  {
    id: 'valid',
    header: 'Valid until',
    width: '16rem',
    value: ({ found }) => found?.repo.validUntil,
    cell: ({ found }) => (found ? <ValidUntil text={found.repo.validUntil} /> : <Dash />),
  },
]

/** Releases that this browser knows of, and ways to more. */
export function Repositories({ target }: { target: TargetRelease }) {
  const current = versionOf(target)
  const known = useKnownReleases()
  const role = useWhyNotUpdates()
  const [setting, setSetting] = useState<string>()
  const versions = [...new Set([...(current === undefined ? [] : [current]), ...known])]
  const answers = useQueries({ queries: versions.map(repositoryQuery) })
  const rows = versions.map((version, index): Row => {
    const { data, error } = answers[index] ?? {}
    const isGone = error instanceof ApiError && error.status === 404
    return {
      version,
      isTarget: version === current,
      found: data?.description,
      error: isGone ? 'Not on this rack' : error?.message,
    }
  })
  return (
    <>
      <UploadRepository />
      <Section title="Repositories">
        <p className="text-sm text-muted">
          The control plane keeps no list of them: here is what this browser has uploaded or looked up.
        </p>
        <LookUpRelease />
        <Table
          label="Repositories"
          columns={columns}
          rows={rows}
          rowKey={({ version }) => version}
          rowActions={({ version, found }) => [
            {
              label: 'Set as target release',
              icon: <Target />,
              disabledReason: role ?? (found ? whyNotVersion(version, current) : 'There is no repository of it'),
              onAction: () => setSetting(version),
            },
            {
              label: 'Forget',
              icon: <EyeOff />,
              disabledReason: version === current ? 'The target is always shown' : undefined,
              onAction: () => forgetRelease(version),
            },
          ]}
          empty={
            <EmptyState
              icon={<Package />}
              title="No repositories known"
              body="Upload the repository of a release, or look one up by its version."
            />
          }
        />
      </Section>
      {setting !== undefined && <SetTarget target={target} initial={setting} onDismiss={() => setSetting(undefined)} />}
    </>
  )
}
