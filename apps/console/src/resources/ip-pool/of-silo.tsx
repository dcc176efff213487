import { Button, cellLinkClass, Dash, EmptyState, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Silo, SiloIpPool } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Globe, Plus } from 'lucide-react'
import { useState } from 'react'
import { descriptionColumn, nameColumn } from '../../list/columns.tsx'
import { copyId } from '../copy-id.tsx'
import { Section } from '../section.tsx'
import { DefaultBadge } from './default-badge.tsx'
import { linkActions } from './link-actions.tsx'
import { LinkForm } from './link-form.tsx'
import { useWhyNotPools } from './permission.ts'
import { allPools } from './queries.ts'

const columns: readonly Column<SiloIpPool>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/networking/ip-pools/$pool" params={{ pool: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  {
    id: 'default',
    header: 'Default',
    width: '8rem',
    value: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => (isDefault ? <DefaultBadge /> : <Dash />),
  },
]

/** The pools that a silo draws addresses from. */
export function PoolsOfSilo({ silo, pools }: { silo: Silo; pools: readonly SiloIpPool[] }) {
  const [isLinking, setLinking] = useState(false)
  const whyNot = useWhyNotPools()
  const link = (
    <Button variant="primary" icon={<Plus />} disabledReason={whyNot} onPress={() => setLinking(true)}>
      Link pool
    </Button>
  )
  return (
    <Section title="Linked IP pools" actions={pools.length > 0 && link}>
      <Table
        label="IP pools"
        columns={columns}
        rows={pools}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(pool) => [copyId(pool.id), ...linkActions({ pool, silo, isDefault: pool.isDefault }, whyNot)]}
        empty={
          <EmptyState
            icon={<Globe />}
            title="No linked IP pools"
            body="Without a pool, the projects of the silo can have no floating and no ephemeral IPs."
            action={link}
          />
        }
      />
      {isLinking && <LinkPool silo={silo} linked={pools} onDismiss={() => setLinking(false)} />}
    </Section>
  )
}

interface LinkPoolProps {
  silo: Silo
  linked: readonly SiloIpPool[]
  onDismiss: () => void
}

function LinkPool({ silo, linked, onDismiss }: LinkPoolProps) {
  const { data } = useQuery(allPools())
  const free = data?.items.filter(({ id }) => !linked.some((pool) => pool.id === id))
  return (
    <LinkForm
      title="Link pool"
      label="IP pool"
      placeholder="Select a pool"
      about="Users of the silo can then draw addresses from the pool, and see its name and description."
      options={free?.map(({ id, name, description }) => ({ value: id, label: name, description }))}
      noneLeft="All pools are linked already"
      ends={(chosen) => ({ silo, pool: free?.find(({ id }) => id === chosen) ?? { id: chosen, name: chosen } })}
      siloOf={() => silo.id}
      onDismiss={onDismiss}
    />
  )
}
