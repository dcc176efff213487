import { Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { IpPool } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Globe, Pencil } from 'lucide-react'
import { leaveDeleted } from '../leave-deleted.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { aboutPools } from './about.ts'
import { poolDeletion } from './deletion.ts'
import { useWhyNotPools } from './permission.ts'
import { linksOf, poolQuery, poolUtilizationQuery, rangesOf } from './queries.ts'

interface PoolHeaderProps {
  pool: IpPool
  /** As the address calls it: by name or id. */
  given: string
  hasRanges: boolean
}

export function PoolHeader({ pool, given, hasRanges }: PoolHeaderProps) {
  const navigate = useNavigate()
  const whyNot = useWhyNotPools()
  const leave = () =>
    leaveDeleted({
      known: [poolQuery(given), poolUtilizationQuery(given), rangesOf(given), linksOf(given)],
      list: 'ipPoolList',
      toList: () => navigate({ to: '/system/networking/ip-pools' }),
    })
  const removal = poolDeletion({ leave, whyNot: whyNot ?? (hasRanges ? 'Remove its ranges first' : undefined) })
  return (
    <ResourceHeader
      resource={pool}
      noun={{ one: 'IP pool', many: 'IP pools' }}
      icon={<Globe />}
      about={aboutPools}
      entries={[
        {
          label: 'Edit',
          icon: <Pencil />,
          disabledReason: whyNot,
          onAction: () =>
            void navigate({ to: '/system/networking/ip-pools/$pool/edit', params: { pool: given }, search: true }),
        },
      ]}
      deletion={removal.entry(pool)}
    />
  )
}

/** What a pool is, at a glance. */
export function PoolProperties({ pool: { id, description, timeCreated, timeModified } }: { pool: IpPool }) {
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'Description', value: description || <Dash /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
      ]}
    />
  )
}
