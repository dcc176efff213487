import { Size } from '@plenum/ui'
import type { Snapshot } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { Details } from '../details.tsx'
import { DiskLink } from '../disk/link.tsx'
import { allDisks } from '../disk/queries.ts'
import { SnapshotStateBadge } from './state-badge.tsx'

interface SnapshotDetailsProps {
  project: string
  snapshot: Snapshot
  onDismiss: () => void
}

/** What a snapshot is, to be read. */
export function SnapshotDetails({ project, snapshot, onDismiss }: SnapshotDetailsProps) {
  const { state, size, diskId } = snapshot
  const { data: disks } = useQuery(allDisks(project))
  return (
    <Details
      title="Snapshot"
      icon={<Camera aria-hidden="true" />}
      resource={snapshot}
      onDismiss={onDismiss}
      items={[
        { label: 'State', value: <SnapshotStateBadge state={state} /> },
        { label: 'Disk', value: <DiskLink project={project} id={diskId} disks={disks?.items} /> },
        { label: 'Size', value: <Size bytes={size} /> },
      ]}
    />
  )
}
