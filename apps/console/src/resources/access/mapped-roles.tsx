import { linkClass, Skeleton, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Role } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Warehouse } from 'lucide-react'
import { Section } from '../section.tsx'
import { conferredBy } from '../silo/conferred.ts'
import { everySilo } from '../silo/every-silo.ts'
import { RoleBadge } from './role-badge.tsx'

interface MappedRole {
  silo: string
  siloRole: Role
  fleetRole: Role
}

const columns: readonly Column<MappedRole>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    width: '34%',
    value: ({ silo, siloRole }) => `Any silo.${siloRole} of ${silo}`,
    cell: ({ silo, siloRole }) => (
      <span className="inline-flex flex-wrap items-center gap-1.5 font-normal">
        Any <RoleBadge scope="silo" role={siloRole} /> of
        <Link to="/system/silos/$silo/fleet-roles" params={{ silo }} className={linkClass}>
          {silo}
        </Link>
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    value: ({ fleetRole }) => `fleet.${fleetRole}`,
    cell: ({ fleetRole }) => <RoleBadge scope="fleet" role={fleetRole} />,
  },
]

/** Who has a role on the fleet because of a role in a silo. */
export function MappedRoles() {
  const navigate = useNavigate()
  const { data: silos, error } = useQuery({ ...everySilo, throwOnError: false })
  if (error) return null
  const rows = silos?.flatMap(({ name, mappedFleetRoles }) =>
    conferredBy(mappedFleetRoles).map((conferred): MappedRole => ({ ...conferred, silo: name })),
  )
  return (
    <Section title="Through roles in silos">
      <p className="max-w-2xl text-muted">
        A silo can confer roles on the fleet with its own: whoever has the role there, or a stronger one. This is
        settled when the silo is made; who has the role is changed in the silo.
      </p>
      {rows ? (
        <Table
          label="Roles through silos"
          columns={columns}
          rows={rows}
          rowKey={({ silo, siloRole, fleetRole }) => `${silo} ${siloRole} ${fleetRole}`}
          rowName={({ silo, siloRole }) => `${siloRole} of ${silo}`}
          rowActions={({ silo }) => [
            {
              label: 'Who has it',
              icon: <Warehouse />,
              onAction: () => void navigate({ to: '/system/silos/$silo/access', params: { silo } }),
            },
          ]}
          empty={<p className="text-muted">No silo does.</p>}
        />
      ) : (
        <Skeleton className="h-20" />
      )}
    </Section>
  )
}
