import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { siloQuery, usersOfSilo } from '../../../../resources/silo/queries.ts'
import { SiloGroups } from '../../../../resources/silo/users/groups.tsx'
import { SiloUsers } from '../../../../resources/silo/users/list.tsx'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_users')({
  staticData: { crumbs: ({ silo = '' }) => [{ label: 'Users', to: `/system/silos/${silo}/users` }] },
  loader: ({ params }) => queryClient.ensureQueryData(usersOfSilo(params.silo)),
  component: UsersTab,
})

function UsersTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  const { data: users } = useSuspenseQuery(usersOfSilo(params.silo))
  return (
    <>
      <SiloUsers silo={silo} users={users.items} />
      <SiloGroups silo={silo} />
      <Outlet />
    </>
  )
}
