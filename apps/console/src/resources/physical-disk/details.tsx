import { Badge, Dash, linkClass } from '@plenum/ui'
import type { PhysicalDisk } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { Details } from '../details.tsx'
import { sledQuery } from '../sled/queries.ts'
import { HardwareStateBadge, PolicyBadge } from '../sled/state.tsx'
import { formFactors } from './columns.tsx'

function SledLink({ sledId }: { sledId: string }) {
  const { data: sled } = useQuery({ ...sledQuery(sledId), throwOnError: false })
  return (
    <Link to="/system/inventory/sleds/$sledId/disks" params={{ sledId }} className={linkClass}>
      <span className="font-mono">{sled?.baseboard.serial ?? sledId.slice(0, 8)}</span>
    </Link>
  )
}

interface PhysicalDiskDetailsProps {
  disk: PhysicalDisk
  onDismiss: () => void
}

export function PhysicalDiskDetails({ disk, onDismiss }: PhysicalDiskDetailsProps) {
  return (
    <Details
      title="Physical disk"
      icon={<HardDrive aria-hidden="true" />}
      resource={{ ...disk, name: disk.serial }}
      items={[
        { label: 'Model number', value: disk.model },
        { label: 'Vendor', value: disk.vendor },
        {
          label: 'Form factor',
          value: (
            <Badge tone="idle" variant="tag">
              {formFactors[disk.formFactor]}
            </Badge>
          ),
        },
        { label: 'Sled', value: disk.sledId ? <SledLink sledId={disk.sledId} /> : <Dash /> },
        { label: 'Policy', value: <PolicyBadge policy={disk.policy} /> },
        { label: 'State', value: <HardwareStateBadge state={disk.state} /> },
      ]}
      onDismiss={onDismiss}
    />
  )
}
