import { Button, buttonClass, Dash, DateTime, PropertiesTable, SideModal, Truncate } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { allInstances } from '../../../../../resources/instance/queries.ts'
import { useProjectWrites } from '../../../../../resources/project/writes.ts'
import { RouterLink } from '../../../../../resources/router/link.tsx'
import { allRouters } from '../../../../../resources/router/queries.ts'
import { AddressUse } from '../../../../../resources/subnet/columns.tsx'
import { SubnetInterfaces } from '../../../../../resources/subnet/interfaces.tsx'
import { subnetQuery, vpcNicsQuery } from '../../../../../resources/subnet/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_subnets/subnets/$subnet/')({
  staticData: { crumbs: [{ label: 'VPC subnet', isTitleOnly: true }] },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(allInstances(params.project))
    return queryClient.ensureQueryData(subnetQuery(params))
  },
  component: SubnetPage,
})

function SubnetPage() {
  const params = Route.useParams()
  const { project, vpc } = params
  const navigate = useNavigate()
  const { data: subnet } = useSuspenseQuery(subnetQuery(params))
  const { data: routers } = useQuery(allRouters({ project, vpc }))
  const { data: nics } = useQuery(vpcNicsQuery({ project, vpc }))
  const { data: instances } = useQuery(allInstances(project))
  const { id, name, description, ipv4Block, ipv6Block, customRouterId, timeCreated, timeModified } = subnet
  const { whyNot } = useProjectWrites(project)
  const own = nics && (nics.get(id) ?? [])
  const toList = () => void navigate({ to: '/projects/$project/vpcs/$vpc/subnets', params, search: true })
  return (
    <SideModal
      title="VPC subnet"
      subtitle={
        <>
          <Waypoints aria-hidden="true" /> {name}
        </>
      }
      onDismiss={toList}
      footer={
        <>
          <Button onPress={toList}>Close</Button>
          {whyNot === undefined ? (
            <Link
              to="/projects/$project/vpcs/$vpc/subnets/$subnet/edit"
              params={params}
              search
              className={buttonClass({ variant: 'primary' })}
            >
              Edit
            </Link>
          ) : (
            <Button variant="primary" disabledReason={whyNot}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <PropertiesTable
        columns={1}
        items={[
          { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
          { label: 'Description', value: description || <Dash /> },
          { label: 'IPv4 block', value: <Truncate text={ipv4Block} maxLength={45} isMono hasCopy /> },
          { label: 'IPv4 in use', value: <AddressUse block={ipv4Block} used={own?.length} /> },
          { label: 'IPv6 block', value: <Truncate text={ipv6Block} maxLength={45} isMono hasCopy /> },
          {
            label: 'Custom router',
            value: customRouterId ? (
              <RouterLink {...{ project, vpc }} id={customRouterId} routers={routers?.items} />
            ) : (
              <Dash />
            ),
          },
          { label: 'Created', value: <DateTime date={timeCreated} /> },
          { label: 'Updated', value: <DateTime date={timeModified} /> },
        ]}
      />
      <SubnetInterfaces project={project} nics={own} instances={instances?.items} />
    </SideModal>
  )
}
