import { Dash, DateTime, InfoPopover, PageHeader, PropertiesTable, RowActions, Truncate } from '@plenum/ui'
import type { IpPool } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { Globe, Pencil } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { copyId } from '../copy-id.tsx'
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

/** Name, and all that can be done to a pool as a whole. */
export function PoolHeader({ pool, given, hasRanges }: PoolHeaderProps) {
  const navigate = useNavigate()
  const whyNot = useWhyNotPools()
  const leave = async () => {
    const known = [poolQuery(given), poolUtilizationQuery(given), rangesOf(given), linksOf(given)]
    // What is being asked for right now would not be found any more.
    await Promise.all(known.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
    queryClient.removeQueries({ queryKey: ['ipPoolList'] })
    await navigate({ to: '/system/networking/ip-pools' })
    for (const { queryKey } of known) queryClient.removeQueries({ queryKey })
  }
  const removal = poolDeletion({ leave, whyNot: whyNot ?? (hasRanges ? 'Remove its ranges first' : undefined) })
  return (
    <PageHeader
      title={pool.name}
      icon={<Globe />}
      info={<InfoPopover topic="IP pools" heading="IP pools" summary={aboutPools} />}
      actions={
        <RowActions
          label="IP pool actions"
          size="md"
          items={[
            copyId(pool.id),
            {
              label: 'Edit',
              icon: <Pencil />,
              disabledReason: whyNot,
              onAction: () =>
                void navigate({ to: '/system/networking/ip-pools/$pool/edit', params: { pool: given }, search: true }),
            },
            { ...removal.entry(pool), startsGroup: true },
          ]}
        />
      }
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
