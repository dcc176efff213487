import { linkClass } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { vpcById, VpcName } from '../vpc/name.tsx'

/** To a VPC that is known by its id, once its name is. */
export function VpcLink({ project, id }: { project: string; id: string }) {
  const { data } = useQuery({ ...vpcById(id), throwOnError: false })
  if (!data) return <VpcName id={id} />
  return (
    <Link to="/projects/$project/vpcs/$vpc" params={{ project, vpc: data.name }} className={linkClass}>
      {data.name}
    </Link>
  )
}
