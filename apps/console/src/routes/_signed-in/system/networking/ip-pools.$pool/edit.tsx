import { toast } from '@plenum/ui'
import { IpPoolCreate } from '@plenum/api/ip-pool'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { useWhyNotPools } from '../../../../../resources/ip-pool/permission.ts'
import { linksOf, poolQuery, poolUtilizationQuery, rangesOf } from '../../../../../resources/ip-pool/queries.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/ip-pools/$pool/edit')({
  staticData: { crumbs: [{ label: 'Edit IP pool', isTitleOnly: true }] },
  component: EditIpPool,
})

function forget(pool: string): void {
  for (const { queryKey } of [poolQuery(pool), poolUtilizationQuery(pool), rangesOf(pool), linksOf(pool)])
    queryClient.removeQueries({ queryKey })
}

function EditIpPool() {
  const { pool: given } = Route.useParams()
  const navigate = useNavigate()
  const whyNot = useWhyNotPools()
  const { data: pool } = useSuspenseQuery({ ...poolQuery(given), refetchOnMount: false })
  const toPool = (name: string) =>
    navigate({ to: '/system/networking/ip-pools/$pool', params: { pool: name }, search: true })
  const arrive = async (name: string) => {
    await toPool(name)
    // What was cached under the old name must not be asked for again: it is not found any more.
    if (name !== given) forget(given)
  }
  const form = useResourceForm({
    operation: 'ipPoolUpdate',
    schema: IpPoolCreate,
    defaultValues: { name: pool.name, description: pool.description },
    toInput: (body) => ({ params: { pool: pool.id }, body }),
    refreshes: ['ipPoolList', 'siloIpPoolList', 'projectIpPoolList', 'projectIpPoolView'],
    onSuccess: (updated) => {
      toast({ tone: 'success', content: `IP pool ${updated.name} updated` })
      queryClient.setQueryData(poolQuery(updated.name).queryKey, updated)
      void arrive(updated.name)
    },
  })
  return (
    <SideForm
      form={form}
      title="Edit IP pool"
      submitLabel="Update IP pool"
      submitDisabledReason={whyNot}
      onDismiss={() => void toPool(given)}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
