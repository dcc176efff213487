import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { instancePoll } from '../../../resources/instance/poll.ts'
import { instanceQuery } from '../../../resources/instance/queries.ts'
import { SerialConsole } from '../../../resources/instance/serial-console/serial-console.tsx'
import { SerialConsoleHeader } from '../../../resources/instance/serial-console/header.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance_/serial-console')({
  staticData: {
    frame: 'fill',
    crumbs: ({ project = '', instance = '' }) => [
      { label: 'Instances', to: `/projects/${project}/instances` },
      { label: instance, to: `/projects/${project}/instances/${instance}/storage` },
      { label: 'Serial console' },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(instanceQuery(params)),
  component: SerialConsolePage,
})

function SerialConsolePage() {
  const params = Route.useParams()
  const { data: instance } = useSuspenseQuery({
    ...instanceQuery(params),
    refetchInterval: ({ state }) => instancePoll(state.data),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <SerialConsoleHeader project={params.project} instance={instance} />
      <SerialConsole key={`${params.project}/${params.instance}`} params={params} instance={instance} />
    </div>
  )
}
