import { Message, TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { rangeSearch } from '../../../../metrics/range-search.ts'
import { instanceQuery } from '../../../../resources/instance/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/metrics')({
  validateSearch: rangeSearch,
  component: Metrics,
})

const kinds = [
  { to: '/projects/$project/instances/$instance/metrics/cpu', label: 'CPU' },
  { to: '/projects/$project/instances/$instance/metrics/disk', label: 'Disk' },
  { to: '/projects/$project/instances/$instance/metrics/network', label: 'Network' },
] as const

function Metrics() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  return (
    <>
      {instance.runState !== 'running' && (
        <Message>
          Samples are taken while an instance runs. This one is {instance.runState.replaceAll('_', ' ')}: charts end
          where it stopped.
        </Message>
      )}
      <TabList label="Metrics">
        {kinds.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            params={params}
            search={search}
            {...tabProps(pathname.endsWith(`/${label.toLowerCase()}`))}
          >
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
