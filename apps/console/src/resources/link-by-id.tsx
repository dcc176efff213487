import { Badge, linkClass, Skeleton } from '@plenum/ui'
import type { ReactNode } from 'react'

interface LinkByIdProps {
  id: string
  /** All that it may be one of; undefined until they are known. */
  among: readonly { id: string; name: string }[] | undefined
  /** The link to the one of that name. */
  children: (name: string) => ReactNode
}

/** For links in cells, where names may be long. */
export const nameLinkClass = `${linkClass} inline-block max-w-48 truncate align-bottom`

/** To what another resource knows by its id, where it still is there. */
export function LinkById({ id, among, children }: LinkByIdProps) {
  if (!among) return <Skeleton className="h-3 w-24" />
  const name = among.find((each) => each.id === id)?.name
  if (name !== undefined) return children(name)
  return (
    <Badge variant="tag" tone="idle">
      Deleted
    </Badge>
  )
}
