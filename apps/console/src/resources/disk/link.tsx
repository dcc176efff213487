import { Badge, linkClass, Skeleton } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { Link } from '@tanstack/react-router'

interface DiskLinkProps {
  project: string
  id: string
  /** Every disk of the project; undefined until they are known. */
  disks: readonly Disk[] | undefined
}

/** To a disk that another resource knows by its id, where it still is there. */
export function DiskLink({ project, id, disks }: DiskLinkProps) {
  if (!disks) return <Skeleton className="h-3 w-24" />
  const name = disks.find((disk) => disk.id === id)?.name
  if (name === undefined)
    return (
      <Badge variant="tag" tone="idle">
        Deleted
      </Badge>
    )
  return (
    <Link
      to="/projects/$project/disks/$disk"
      params={{ project, disk: name }}
      title={name}
      className={`${linkClass} inline-block max-w-48 truncate align-bottom`}
    >
      {name}
    </Link>
  )
}
