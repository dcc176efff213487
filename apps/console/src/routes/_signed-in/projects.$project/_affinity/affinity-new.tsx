import { RadioGroup, toast } from '@plenum/ui'
import { AntiAffinityGroupCreate } from '@plenum/api/anti-affinity-group'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormRadioGroup } from '../../../../form/form-radio-group.tsx'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { groupRefreshes } from '../../../../resources/affinity/queries.ts'
import type { Group } from '../../../../resources/affinity/queries.ts'
import { policies, sorts, typeSearch } from '../../../../resources/affinity/words.tsx'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_affinity/affinity-new')({
  staticData: { crumbs: [{ label: 'New affinity group', isTitleOnly: true }] },
  component: NewGroup,
})

const schema = AntiAffinityGroupCreate.pick({ name: true, description: true, policy: true })

function NewGroup() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const [sort, setSort] = useState<Group['sort']>('anti-affinity')
  const form = useResourceForm({
    operation: sort === 'affinity' ? 'affinityGroupCreate' : 'antiAffinityGroupCreate',
    schema,
    defaultValues: { name: '', description: '', policy: 'allow' },
    toInput: (body) => ({ query: { project }, body: { ...body, failureDomain: 'sled' as const } }),
    refreshes: groupRefreshes,
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Group ${name} created` })
      void navigate({
        to: '/projects/$project/affinity/$group',
        params: { project, group: name },
        search: typeSearch(sort),
      })
    },
  })
  const { control } = form
  return (
    <SideForm
      form={form}
      title="Create affinity group"
      onDismiss={() => void navigate({ to: '/projects/$project/affinity', params: { project }, search: true })}
    >
      <RadioGroup label="Type" options={sorts} value={sort} onChange={(value) => value !== '' && setSort(value)} />
      <NameAndDescription control={control} name="name" description="description" />
      <FormRadioGroup control={control} name="policy" label="Policy" options={policies} />
    </SideForm>
  )
}
