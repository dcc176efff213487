import { toast } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { queryClient } from '../../../../api/query.ts'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { groupQuery, groupRefreshes } from '../../../../resources/affinity/queries.ts'
import { sortOf, typeSearch } from '../../../../resources/affinity/words.tsx'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/affinity/$group/edit')({
  staticData: { crumbs: [{ label: 'Edit affinity group', isTitleOnly: true }] },
  component: EditGroup,
})

const schema = z.object({ name: Name, description: Description })

function EditGroup() {
  const params = Route.useParams()
  const sort = sortOf(Route.useSearch())
  const navigate = useNavigate()
  const { data: group } = useSuspenseQuery({ ...groupQuery({ ...params, sort }), refetchOnMount: false })
  const toGroup = (name: string) =>
    navigate({
      to: '/projects/$project/affinity/$group',
      params: { ...params, group: name },
      search: typeSearch(sort),
    })
  const form = useResourceForm({
    operation: sort === 'affinity' ? 'affinityGroupUpdate' : 'antiAffinityGroupUpdate',
    schema,
    defaultValues: { name: group.name, description: group.description },
    toInput: (body) => ({ params: { affinityGroup: group.id, antiAffinityGroup: group.id }, body }),
    refreshes: [],
    onSuccess: (updated) => {
      queryClient.setQueryData(groupQuery({ ...params, sort, group: updated.name }).queryKey, { ...updated, sort })
      toast({ tone: 'success', content: `Group ${updated.name} updated` })
      void toGroup(updated.name).then(() => {
        if (updated.name !== params.group)
          queryClient.removeQueries({ queryKey: groupQuery({ ...params, sort }).queryKey })
        return Promise.all(groupRefreshes.map((id) => queryClient.invalidateQueries({ queryKey: [id] })))
      })
    },
  })
  return (
    <SideForm
      form={form}
      title={`Edit ${sort} group`}
      submitLabel="Update group"
      onDismiss={() => void toGroup(group.name)}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
