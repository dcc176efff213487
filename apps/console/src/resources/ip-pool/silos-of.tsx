import { Button, cellLinkClass, Dash, EmptyState, Skeleton, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { IpPool, IpPoolSiloLink, Silo } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../section.tsx'
import { allSilos } from '../silo/queries.ts'
import { DefaultBadge } from './default-badge.tsx'
import { linkActions } from './link-actions.tsx'
import { LinkForm } from './link-form.tsx'
import { useWhyNotPools } from './permission.ts'

interface Row extends IpPoolSiloLink {
  /** Undefined while the silos are fetched. */
  silo: Silo | undefined
}

const columns: readonly Column<Row>[] = [
  {
    id: 'silo',
    header: 'Silo',
    isPrimary: true,
    value: ({ silo, siloId }) => silo?.name ?? siloId,
    cell: ({ silo, siloId }) =>
      silo ? (
        <Link to="/system/silos/$silo/ip-pools" params={{ silo: silo.name }} className={cellLinkClass}>
          {silo.name}
        </Link>
      ) : (
        <Skeleton key={siloId} className="h-3 w-24" />
      ),
  },
  {
    id: 'default',
    header: 'Pool is silo default',
    value: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => (isDefault ? <DefaultBadge /> : <Dash />),
  },
]

interface SilosOfPoolProps {
  pool: IpPool
  links: readonly IpPoolSiloLink[]
}

/** The silos that draw addresses from a pool. */
export function SilosOfPool({ pool, links }: SilosOfPoolProps) {
  const [isLinking, setLinking] = useState(false)
  const whyNot = useWhyNotPools()
  const { data: silos } = useQuery(allSilos())
  const rows = links.map((link): Row => ({ ...link, silo: silos?.items.find(({ id }) => id === link.siloId) }))
  const link = (
    <Button variant="primary" icon={<Plus />} disabledReason={whyNot} onPress={() => setLinking(true)}>
      Link silo
    </Button>
  )
  const free = silos?.items.filter(({ id }) => !links.some(({ siloId }) => siloId === id))
  return (
    <Section title="Linked silos" actions={links.length > 0 && link}>
      <Table
        label="Linked silos"
        columns={columns}
        rows={rows}
        rowKey={({ siloId }) => siloId}
        rowName={({ silo, siloId }) => silo?.name ?? siloId}
        rowActions={({ silo, siloId, isDefault }) =>
          linkActions({ pool, silo: silo ?? { id: siloId, name: siloId }, isDefault }, whyNot)
        }
        empty={
          <EmptyState
            icon={<Warehouse />}
            title="No linked silos"
            body="No silo that is discoverable can draw addresses from this pool yet."
            action={link}
          />
        }
      />
      {isLinking && (
        <LinkForm
          title="Link silo"
          label="Silo"
          placeholder="Select a silo"
          about="Users of the silo can then draw addresses from this pool, and see its name and description."
          options={free?.map(({ id, name, description }) => ({ value: id, label: name, description }))}
          noneLeft="All silos are linked already"
          ends={(chosen) => ({ pool, silo: free?.find(({ id }) => id === chosen) ?? { id: chosen, name: chosen } })}
          siloOf={(chosen) => chosen}
          onDismiss={() => setLinking(false)}
        />
      )}
    </Section>
  )
}
