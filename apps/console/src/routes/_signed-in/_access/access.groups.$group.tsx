import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { GroupDetails } from '../../../resources/group/details.tsx'
import { groupQuery } from '../../../resources/group/queries.ts'
import { membersOf } from '../../../resources/user/queries.ts'

export const Route = createFileRoute('/_signed-in/_access/access/groups/$group')({
  staticData: { crumbs: [{ label: 'Group', isTitleOnly: true }] },
  loader: ({ params: { group } }) =>
    Promise.all([queryClient.ensureQueryData(groupQuery(group)), queryClient.ensureQueryData(membersOf(group))]),
  component: ViewGroup,
})

function ViewGroup() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: group } = useSuspenseQuery(groupQuery(params.group))
  const { data: members } = useSuspenseQuery(membersOf(params.group))
  return (
    <GroupDetails
      group={group}
      members={members.items}
      onDismiss={() => void navigate({ to: '/access', search: true })}
    />
  )
}
