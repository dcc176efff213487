import { linkClass, Truncate } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { noneIfForbidden } from '../../list/source.ts'
import { allSleds } from '../sled/queries.ts'

/** Every sled, for those who may see them. */
export const knownSleds = { ...noneIfForbidden(allSleds), staleTime: 60_000 }

/** The sled that a probe runs on: by its serial number and with the way to it for operators, by its id for others. */
export function ProbeSled({ id }: { id: string }) {
  const { data } = useQuery({ ...knownSleds, throwOnError: false })
  const sled = data?.items.find((each) => each.id === id)
  if (!sled) return <Truncate text={id} maxLength={20} at="middle" isMono hasCopy />
  return (
    <Link to="/system/inventory/sleds/$sledId/instances" params={{ sledId: id }} className={linkClass}>
      {sled.name}
    </Link>
  )
}
