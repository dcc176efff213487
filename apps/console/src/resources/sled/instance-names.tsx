import { cellLinkClass, linkClass } from '@plenum/ui'
import type { SledInstance } from '@plenum/api'
import { Link } from '@tanstack/react-router'

interface NameProps {
  instance: SledInstance
  /** The silo whose projects the person may see: operators see no other silo's. */
  ownSilo: string | undefined
}

export function InstanceName({ instance: { name, siloName, projectName }, ownSilo }: NameProps) {
  if (siloName !== ownSilo) return name
  return (
    <Link
      to="/projects/$project/instances/$instance/storage"
      params={{ project: projectName, instance: name }}
      className={cellLinkClass}
    >
      {name}
    </Link>
  )
}

export function ProjectName({ instance: { siloName, projectName }, ownSilo }: NameProps) {
  if (siloName !== ownSilo) return projectName
  return (
    <Link to="/projects/$project/instances" params={{ project: projectName }} className={linkClass}>
      {projectName}
    </Link>
  )
}

/** Every operator may see every silo. */
export function SiloName({ name }: { name: string }) {
  return (
    <Link to="/system/silos/$silo/idps" params={{ silo: name }} className={linkClass}>
      {name}
    </Link>
  )
}
