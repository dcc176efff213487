import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { wholeList } from '../../../../list/source.ts'
import { GroupsOfInstance } from '../../../../resources/affinity/of-instance.tsx'
import { groupsOf, groupsOfInstance } from '../../../../resources/affinity/queries.ts'
import { instanceQuery } from '../../../../resources/instance/queries.ts'
import { RestartForm } from '../../../../resources/instance/restart-form.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/settings')({
  staticData: { crumbs: [{ label: 'Settings' }] },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(wholeList(groupsOf(params.project)))
    return Promise.all([
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(groupsOfInstance(params)),
    ])
  },
  component: Settings,
})

function Settings() {
  const params = Route.useParams()
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { data: groups } = useSuspenseQuery(groupsOfInstance(params))
  return (
    <>
      <GroupsOfInstance project={params.project} instance={instance} groups={groups} />
      <RestartForm project={params.project} instance={instance} />
    </>
  )
}
