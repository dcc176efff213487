import type { Disk } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { LinkById, nameLinkClass } from '../link-by-id.tsx'

interface DiskLinkProps {
  project: string
  id: string
  /** Every disk of the project; undefined until they are known. */
  disks: readonly Disk[] | undefined
}

/** To a disk that another resource knows by its id, where it still is there. */
export function DiskLink({ project, id, disks }: DiskLinkProps) {
  return (
    <LinkById id={id} among={disks}>
      {(name) => (
        <Link
          to="/projects/$project/disks/$disk"
          params={{ project, disk: name }}
          title={name}
          className={nameLinkClass}
        >
          {name}
        </Link>
      )}
    </LinkById>
  )
}
