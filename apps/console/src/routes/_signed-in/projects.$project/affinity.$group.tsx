import { Dash, DateTime, InfoPopover, PageHeader, PropertiesTable, RowActions, Truncate } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { Boxes, Pencil } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { groupDeletion } from '../../../resources/affinity/deletion.ts'
import { Members } from '../../../resources/affinity/members.tsx'
import { groupQuery, membersQuery } from '../../../resources/affinity/queries.ts'
import { PolicyBadge, policies, SortBadge, sortOf, sorts, typeSearch } from '../../../resources/affinity/words.tsx'
import { copyId } from '../../../resources/copy-id.tsx'
import { allInstances } from '../../../resources/instance/queries.ts'
import { useProjectWrites } from '../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/affinity/$group')({
  validateSearch: ({ type }: Record<string, unknown>): { type?: 'affinity' | undefined } =>
    type === 'affinity' ? { type } : {},
  staticData: {
    crumbs: ({ project = '', group = '' }) => [
      { label: 'Affinity groups', to: `/projects/${project}/affinity` },
      { label: group },
    ],
  },
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ params, deps }) => {
    void queryClient.prefetchQuery(allInstances(params.project))
    const group = await queryClient.ensureQueryData(groupQuery({ ...params, sort: sortOf(deps) }))
    await queryClient.ensureQueryData(membersQuery(group))
  },
  component: GroupPage,
})

const about = 'A group says which instances run on different sleds, or on the same one. It counts whenever one starts.'

function GroupPage() {
  const params = Route.useParams()
  const { project } = params
  const sort = sortOf(Route.useSearch())
  const navigate = useNavigate()
  const writes = useProjectWrites(project)
  const found = groupQuery({ ...params, sort })
  const { data: group } = useSuspenseQuery(found)
  const { data: members } = useSuspenseQuery(membersQuery(group))
  const { data: instances } = useQuery(allInstances(project))
  const edit = () => void navigate({ to: '/projects/$project/affinity/$group/edit', params, search: typeSearch(sort) })
  const leave = async () => {
    // What is being asked for right now would not be found any more.
    await queryClient.cancelQueries({ queryKey: found.queryKey })
    await navigate({ to: '/projects/$project/affinity', params: { project } })
    queryClient.removeQueries({ queryKey: found.queryKey })
    queryClient.removeQueries({ queryKey: membersQuery(group).queryKey })
  }
  return (
    <>
      <PageHeader
        title={group.name}
        icon={<Boxes />}
        info={<InfoPopover topic="affinity groups" heading="Affinity groups" summary={about} />}
        actions={
          <RowActions
            label="Affinity group actions"
            size="md"
            items={[
              copyId(group.id),
              ...writes.entries(
                { label: 'Edit', icon: <Pencil />, onAction: edit },
                { ...groupDeletion(leave).entry(group), startsGroup: true },
              ),
            ]}
          />
        }
      />
      <PropertiesTable
        columns={2}
        items={[
          {
            label: 'Type',
            value: (
              <>
                <SortBadge sort={sort} /> {sorts.find(({ value }) => value === sort)?.description}
              </>
            ),
          },
          {
            label: 'Policy',
            value: (
              <>
                <PolicyBadge policy={group.policy} />{' '}
                {policies.find(({ value }) => value === group.policy)?.description}
              </>
            ),
          },
          { label: 'Description', value: group.description || <Dash /> },
          { label: 'Members', value: members.items.length },
          { label: 'Created', value: <DateTime date={group.timeCreated} /> },
          { label: 'ID', value: <Truncate text={group.id} maxLength={14} at="middle" isMono hasCopy /> },
        ]}
      />
      <Members project={project} group={group} members={members.items} instances={instances?.items} />
      <Outlet />
    </>
  )
}
