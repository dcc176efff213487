import { Badge, Button, EmptyState, PageHeader, PropertiesTable, Size, Table, TextField, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { TargetRelease, TufArtifact, TufRepo } from '@plenum/api'
import { Package, Target } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { counted } from '../../list/noun.ts'
import { Section } from '../section.tsx'
import { groupedArtifacts } from './artifacts.ts'
import { useWhyNotUpdates } from './permission.ts'
import { SetTarget } from './set-target.tsx'
import { versionOf, whyNotVersion } from './target-rules.ts'
import { ValidUntil } from './valid-until.tsx'

const columns: readonly Column<TufArtifact>[] = [
  { id: 'name', header: 'Name', isPrimary: true, width: '30%', value: ({ id }) => id.name },
  { id: 'version', header: 'Version', width: '20%', value: ({ id }) => id.version },
  { id: 'size', header: 'Size', align: 'end', value: ({ size }) => size, cell: ({ size }) => <Size bytes={size} /> },
  {
    id: 'hash',
    header: 'SHA-256',
    width: '20rem',
    cell: ({ hash }) => <Truncate text={hash} maxLength={24} at="middle" isMono hasCopy />,
  },
]

const noun = { one: 'artifact', many: 'artifacts' }

/** What the repository of a release holds. */
export function Repository({ repo: { repo, artifacts }, target }: { repo: TufRepo; target: TargetRelease }) {
  const current = versionOf(target)
  const role = useWhyNotUpdates()
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <PageHeader
        title={`Release ${repo.systemVersion}`}
        icon={<Package />}
        actions={
          <Button
            icon={<Target />}
            disabledReason={role ?? whyNotVersion(repo.systemVersion, current)}
            onPress={() => setSetting(true)}
          >
            Set as target release
          </Button>
        }
      />
      <PropertiesTable
        columns={2}
        items={[
          {
            label: 'Target release',
            value: repo.systemVersion === current ? <Badge tone="ok">Yes</Badge> : 'No',
          },
          { label: 'Valid until', value: <ValidUntil text={repo.validUntil} /> },
          { label: 'File', value: <span className="wrap-anywhere">{repo.fileName}</span> },
          { label: 'Version of the targets role', value: repo.targetsRoleVersion },
          { label: 'SHA-256', value: <Truncate text={repo.hash} maxLength={32} at="middle" isMono hasCopy /> },
        ]}
      />
      <Artifacts artifacts={artifacts} />
      {isSetting && <SetTarget target={target} initial={repo.systemVersion} onDismiss={() => setSetting(false)} />}
    </>
  )
}

function Artifacts({ artifacts }: { artifacts: readonly TufArtifact[] }) {
  const [search, setSearch] = useState('')
  const groups = groupedArtifacts(artifacts, useDeferredValue(search))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-full max-w-sm">
          <TextField
            label="Find artifacts"
            placeholder="Kind, name, version or hash"
            value={search}
            onChange={setSearch}
          />
        </div>
        <p className="pb-1.5 text-sm text-muted">{counted(artifacts.length, noun)} in all</p>
      </div>
      {groups.map(({ kind, artifacts: of }) => (
        <Section key={kind} title={kind}>
          <Table
            label={`Artifacts of kind ${kind}`}
            columns={columns}
            rows={of}
            rowKey={({ id, hash }) => `${id.name} ${id.version} ${hash}`}
            rowName={({ id }) => id.name}
          />
        </Section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          icon={<Package />}
          title="No artifacts match"
          body="None has all of these words in its kind, name, version or hash."
          action={<Button onPress={() => setSearch('')}>Clear search</Button>}
        />
      )}
    </>
  )
}
