import { EmptyState, linkClass, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { RouterRoute, VpcRouter, VpcSubnet } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import type { ReactNode } from 'react'
import { gatewayColumns } from '../internet-gateway/columns.tsx'
import { endText, RouteEnd } from '../route/ends.tsx'
import type { VpcParams } from '../vpc/queries.ts'
import type { Member, Topology } from './model.ts'
import { ExternalIps, WayOutCell } from './way-out-cell.tsx'

interface PlacedMember extends Member {
  subnet: VpcSubnet
}

interface PlacedRoute {
  router: VpcRouter
  route: RouterRoute
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function memberColumns(params: VpcParams, topology: Topology): readonly Column<PlacedMember>[] {
  return [
    {
      id: 'instance',
      header: 'Instance',
      isPrimary: true,
      value: ({ instance }) => instance,
      cell: ({ instance }) => (
        <Link
          to="/projects/$project/instances/$instance/networking"
          params={{ project: params.project, instance }}
          className={linkClass}
        >
          {instance}
        </Link>
      ),
    },
    { id: 'nic', header: 'Interface', value: ({ nic }) => nic.name },
    {
      id: 'ip',
      header: 'Internal IP',
      value: ({ nic }) => nic.ip,
      cell: ({ nic }) => <span className="font-mono">{nic.ip}</span>,
    },
    {
      id: 'external',
      header: 'External IPs',
      cell: ({ nic }) => <ExternalIps project={params.project} nic={nic} />,
    },
    {
      id: 'subnet',
      header: 'VPC subnet',
      value: ({ subnet }) => subnet.name,
      cell: ({ subnet }) => (
        <Link
          to="/projects/$project/vpcs/$vpc/subnets/$subnet"
          params={{ ...params, subnet: subnet.name }}
          className={linkClass}
        >
          {subnet.name}
        </Link>
      ),
    },
    { id: 'way', header: 'Way out', cell: (member) => <WayOutCell topology={topology} member={member} /> },
  ]
}

function routeTableColumns(params: VpcParams): readonly Column<PlacedRoute>[] {
  return [
    {
      id: 'route',
      header: 'Route',
      isPrimary: true,
      value: ({ route }) => route.name,
      cell: ({ router, route }) => (
        <Link
          to="/projects/$project/vpcs/$vpc/routers/$router/routes/$route/edit"
          params={{ ...params, router: router.name, route: route.name }}
          className={linkClass}
        >
          {route.name}
        </Link>
      ),
    },
    {
      id: 'router',
      header: 'Router',
      value: ({ router }) => router.name,
      cell: ({ router }) => (
        <Link
          to="/projects/$project/vpcs/$vpc/routers/$router"
          params={{ ...params, router: router.name }}
          className={linkClass}
        >
          {router.name}
        </Link>
      ),
    },
    {
      id: 'destination',
      header: 'Destination',
      value: ({ route }) => endText(route.destination),
      cell: ({ route }) => <RouteEnd end={route.destination} />,
    },
    {
      id: 'target',
      header: 'Target',
      value: ({ route }) => endText(route.target),
      cell: ({ route }) => <RouteEnd end={route.target} />,
    },
  ]
}

/** The same as the picture, to be read and sorted. */
export function TopologyTables({ params, topology }: { params: VpcParams; topology: Topology }) {
  const { subnets, routers, gateways } = topology
  return (
    <>
      <Section title="Instances and their way out">
        <Table
          label="Instances and their way out"
          columns={memberColumns(params, topology)}
          rows={subnets.flatMap(({ subnet, members }) => members.map((member) => ({ ...member, subnet })))}
          rowKey={({ nic }) => nic.id}
          rowName={({ instance, nic }) => `${instance} ${nic.name}`}
          empty={<EmptyState icon={<Cpu />} title="No instances" body="No instance is connected to this VPC." />}
        />
      </Section>
      <Section title="Routes">
        <Table
          label="Routes"
          columns={routeTableColumns(params)}
          rows={routers.flatMap(({ router, routes }) => routes.map((route) => ({ router, route })))}
          rowKey={({ route }) => route.id}
          rowName={({ route }) => route.name}
        />
      </Section>
      <Section title="Internet gateways">
        <Table
          label="Internet gateways"
          columns={gatewayColumns(params, { gateways, routers }).filter(({ isOptional }) => !isOptional)}
          rows={gateways.map(({ gateway }) => gateway)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
        />
      </Section>
    </>
  )
}
