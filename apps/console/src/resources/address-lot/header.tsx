import { Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { Grid3x3 } from 'lucide-react'
import { leaveDeleted } from '../leave-deleted.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { aboutLots } from './about.ts'
import { lotDeletion } from './deletion.ts'
import { LotKindBadge } from './kind-badge.tsx'
import type { LotWithBlocks } from './queries.ts'
import type { LotUse } from './uses.ts'

interface LotHeaderProps {
  lot: LotWithBlocks
  /** Undefined until they are known: then the control plane is the one to say no. */
  uses: readonly LotUse[] | undefined
}

/** Name, and all that can be done to a lot: it stays as it was made. */
export function LotHeader({ lot, uses }: LotHeaderProps) {
  const navigate = useNavigate()
  const whyNot = useWhyNotRackNetwork()
  const leave = () =>
    leaveDeleted({
      known: [{ queryKey: ['networkingAddressLotBlockList'] }],
      list: 'networkingAddressLotList',
      toList: () => navigate({ to: '/system/networking/address-lots' }),
    })
  const inUse = uses !== undefined && uses.length > 0 ? 'It is in use' : undefined
  const removal = lotDeletion({ leave, whyNot: whyNot ?? inUse })
  return (
    <ResourceHeader
      resource={lot}
      noun={{ one: 'address lot', many: 'address lots' }}
      icon={<Grid3x3 />}
      about={aboutLots}
      deletion={removal.entry(lot)}
    />
  )
}

/** What a lot is, at a glance. */
export function LotProperties({ lot: { id, description, kind, timeCreated } }: { lot: LotWithBlocks }) {
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'Description', value: description || <Dash /> },
        { label: 'Kind', value: <LotKindBadge kind={kind} /> },
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
      ]}
    />
  )
}
