import { Message, toast } from '@plenum/ui'
import { IpPoolCreate } from '@plenum/api/ip-pool'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { useWhyNotPools } from '../../../../../resources/ip-pool/permission.ts'
import { poolQuery } from '../../../../../resources/ip-pool/queries.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_ip-pools/ip-pools-new')({
  staticData: { crumbs: [{ label: 'New IP pool', isTitleOnly: true }] },
  component: NewIpPool,
})

function NewIpPool() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/networking/ip-pools', search: true })
  const form = useResourceForm({
    operation: 'ipPoolCreate',
    schema: IpPoolCreate,
    defaultValues: { name: '', description: '' },
    toInput: (body) => ({ body }),
    refreshes: ['ipPoolList'],
    onSuccess: (pool) => {
      queryClient.setQueryData(poolQuery(pool.name).queryKey, pool)
      toast({ tone: 'success', content: `IP pool ${pool.name} created` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Create IP pool" submitDisabledReason={useWhyNotPools()} onDismiss={toList}>
      <Message tone="info">
        Users of the silos that it is linked to see its name and description when they choose.
      </Message>
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
