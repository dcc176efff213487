import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { instanceNicsQuery } from '../../../../resources/instance/queries.ts'
import { InstanceSection } from '../../../../resources/instance/section.tsx'
import { NetworkInterfaces } from '../../../../resources/network-interface/table.tsx'
import { subnetById, vpcById } from '../../../../resources/vpc/name.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/networking')({
  staticData: { crumbs: [{ label: 'Networking' }] },
  loader: async ({ params }) => {
    const { items } = await queryClient.ensureQueryData(instanceNicsQuery(params))
    await Promise.all(
      items.flatMap(({ vpcId, subnetId }) => [
        queryClient.prefetchQuery(vpcById(vpcId)),
        queryClient.prefetchQuery(subnetById(subnetId)),
      ]),
    )
  },
  component: Networking,
})

function Networking() {
  const { data: nics } = useSuspenseQuery(instanceNicsQuery(Route.useParams()))
  return (
    <InstanceSection title="Network interfaces">
      <NetworkInterfaces nics={nics.items} />
    </InstanceSection>
  )
}
