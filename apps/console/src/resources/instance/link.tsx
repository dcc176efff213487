import { Dash, linkClass, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../../api/query.ts'

interface InstanceLinkProps {
  project: string
  id: string
  /** When it is known already; else it is looked up. */
  name: string | undefined
  /** The page of it that matters here; its first unless said otherwise. */
  tab?: 'networking'
}

/** To the page of an instance that another resource knows by its id. */
export function InstanceLink({ project, id, name: known, tab }: InstanceLinkProps) {
  const { data, isPending } = useQuery({
    ...query('instanceView', { params: { instance: id } }),
    enabled: known === undefined,
    staleTime: 60_000,
    throwOnError: false,
  })
  const name = known ?? data?.name
  if (name === undefined) return isPending ? <Skeleton className="h-3 w-24" /> : <Dash />
  return (
    <Link
      to={tab ? `/projects/$project/instances/$instance/${tab}` : '/projects/$project/instances/$instance'}
      params={{ project, instance: name }}
      title={name}
      className={`${linkClass} inline-block max-w-56 lg:max-w-32 xl:max-w-44 truncate align-bottom`}
    >
      {name}
    </Link>
  )
}
