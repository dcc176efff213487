import { Badge, Dash, linkClass, Skeleton } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import type { DiskSources } from './create-schema.ts'

/** The name of what a disk was made from, as it is sorted and searched by. */
export function sourceName({ imageId, snapshotId }: Disk, sources: DiskSources | undefined): string | undefined {
  if (imageId) return sources?.images.find(({ id }) => id === imageId)?.name
  if (snapshotId) return sources?.snapshots.find(({ id }) => id === snapshotId)?.name
  return undefined
}

interface DiskSourceLinkProps {
  project: string
  disk: Disk
  /** What is there; undefined until that is known. */
  sources: DiskSources | undefined
}

/** To the image or snapshot that a disk was made from, where there still is one. */
export function DiskSourceLink({ project, disk, sources }: DiskSourceLinkProps) {
  const { imageId, snapshotId } = disk
  if (!imageId && !snapshotId) return <Dash />
  if (!sources) return <Skeleton className="h-3 w-20" />
  const name = sourceName(disk, sources)
  if (name === undefined)
    return (
      <Badge variant="tag" tone="idle">
        {imageId ? 'Image deleted' : 'Snapshot deleted'}
      </Badge>
    )
  const look = {
    title: name,
    className: `${linkClass} inline-block max-w-40 lg:max-w-28 xl:max-w-40 truncate align-bottom`,
  }
  return imageId ? (
    <Link to="/projects/$project/images/$image" params={{ project, image: imageId }} {...look}>
      {name}
    </Link>
  ) : (
    <Link to="/projects/$project/snapshots/$snapshot" params={{ project, snapshot: name }} {...look}>
      {name}
    </Link>
  )
}
