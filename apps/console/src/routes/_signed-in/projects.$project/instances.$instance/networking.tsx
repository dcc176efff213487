import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { externalIpsQuery } from '../../../../resources/external-ip/queries.ts'
import { ExternalIps } from '../../../../resources/external-ip/section.tsx'
import { allFloatingIps } from '../../../../resources/floating-ip/queries.ts'
import { instanceNicsQuery, instanceQuery } from '../../../../resources/instance/queries.ts'
import { siloPoolsQuery } from '../../../../resources/ip-pool/queries.ts'
import { FirewallNote } from '../../../../resources/network-interface/firewall-note.tsx'
import { NetworkInterfaces } from '../../../../resources/network-interface/section.tsx'
import { subnetById, vpcById } from '../../../../resources/vpc/name.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/networking')({
  staticData: { crumbs: [{ label: 'Networking' }] },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(siloPoolsQuery)
    void queryClient.prefetchQuery(allFloatingIps(params.project))
    const [{ items }] = await Promise.all([
      queryClient.ensureQueryData(instanceNicsQuery(params)),
      queryClient.ensureQueryData(externalIpsQuery(params)),
      queryClient.ensureQueryData(instanceQuery(params)),
    ])
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
  const params = Route.useParams()
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { data: nics } = useSuspenseQuery(instanceNicsQuery(params))
  const { data: ips } = useSuspenseQuery(externalIpsQuery(params))
  const primary = nics.items.find((nic) => nic.primary)
  return (
    <>
      <ExternalIps project={params.project} instance={instance} ips={ips.items} nics={nics.items.length} />
      <NetworkInterfaces project={params.project} instance={instance} nics={nics.items} />
      <FirewallNote project={params.project} primary={primary} />
    </>
  )
}
