import { cellLinkClass, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Boxes, Pencil } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { groupDeletion } from '../../../resources/affinity/deletion.ts'
import { groupQuery, groupsOf, membersQuery } from '../../../resources/affinity/queries.ts'
import type { Group } from '../../../resources/affinity/queries.ts'
import { PolicyBadge, SortBadge, typeSearch } from '../../../resources/affinity/words.tsx'
import { copyId } from '../../../resources/copy-id.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_affinity')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Affinity groups', to: `/projects/${project}/affinity` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) => loadList(groupsOf(project), deps),
  component: AffinityPage,
})

function MemberCount({ group }: { group: Group }) {
  const { data, isPending } = useQuery({ ...membersQuery(group), throwOnError: false })
  if (isPending) return <Skeleton className="h-3 w-6" />
  return <>{data?.items.length ?? '?'}</>
}

const columns = (project: string): readonly Column<Group>[] => [
  nameColumn(({ name, sort }) => (
    <Link
      to="/projects/$project/affinity/$group"
      params={{ project, group: name }}
      search={typeSearch(sort)}
      className={cellLinkClass}
    >
      {name}
    </Link>
  )),
  {
    id: 'type',
    header: 'Type',
    width: '8.5rem',
    value: ({ sort }) => sort,
    cell: ({ sort }) => <SortBadge sort={sort} />,
  },
  {
    id: 'instances',
    header: 'Instances',
    align: 'end',
    width: '5.5rem',
    cell: (group) => <MemberCount group={group} />,
  },
  {
    id: 'policy',
    header: 'Policy',
    width: '5rem',
    value: ({ policy }) => policy,
    cell: ({ policy }) => <PolicyBadge policy={policy} />,
  },
  descriptionColumn(),
  { ...createdColumn(), isOptional: true },
  idColumn(),
]

const removal = groupDeletion()

function AffinityPage() {
  const { project } = Route.useParams()
  const writes = useProjectWrites(project)
  const navigate = useNavigate()
  const edit = (group: Group) => {
    const params = { project, group: group.name }
    queryClient.setQueryData(groupQuery({ ...params, sort: group.sort }).queryKey, group)
    void navigate({ to: '/projects/$project/affinity/$group/edit', params, search: typeSearch(group.sort) })
  }
  return (
    <ListPage
      id="affinity-groups"
      title="Affinity groups"
      noun={{ one: 'affinity group', many: 'affinity groups' }}
      icon={<Boxes />}
      about="A group says which instances run on different sleds, so that not all fail at once, or on the same one."
      create={{ label: 'New group', to: '/projects/$project/affinity-new' }}
      whyNot={writes.whyNot}
      source={groupsOf(project)}
      columns={columns(project)}
      rowActions={(group) => [
        copyId(group.id),
        ...writes.entries({ label: 'Edit', icon: <Pencil />, onAction: () => edit(group) }, removal.entry(group)),
      ]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
