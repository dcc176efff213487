import { Button, InfoPopover, PageHeader, PropertiesTable, RowActions, Size, Truncate } from '@plenum/ui'
import type { Sled } from '@plenum/api'
import { Server } from 'lucide-react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { RackLink } from '../inventory/rack-link.tsx'
import { useOwnRoles } from '../silo/own-roles.ts'
import { provisionAction } from './provision-policy.tsx'
import { HardwareStateBadge, PolicyBadge, ProvisionBadge } from './state.tsx'

/** Serial number, and all that can be done to a sled. */
export function SledHeader({ sled }: { sled: Sled }) {
  const { label, icon, disabledReason, onAction = () => undefined } = provisionAction(sled, useOwnRoles())
  usePageActions(disabledReason === undefined ? [{ label, onAction }] : [])
  return (
    <PageHeader
      title={sled.baseboard.serial}
      icon={<Server />}
      info={
        <InfoPopover
          topic="sleds"
          heading="Sleds"
          summary="A sled is a server of the rack. Its policy is what operators want of it; its state is how far the platform has come in following."
        />
      }
      actions={
        <>
          <Button icon={icon} disabledReason={disabledReason} onPress={onAction}>
            {label}
          </Button>
          <RowActions label="Sled actions" size="md" items={[copyId(sled.id)]} />
        </>
      }
    />
  )
}

/** What a sled is, at a glance. */
export function SledProperties({ sled }: { sled: Sled }) {
  const { id, baseboard, rackId, policy, state, usableHardwareThreads, usablePhysicalRam } = sled
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Policy', value: <PolicyBadge policy={policy} /> },
        { label: 'Part', value: baseboard.part },
        { label: 'Provisioning', value: <ProvisionBadge sled={sled} /> },
        { label: 'Serial', value: <Truncate text={baseboard.serial} maxLength={32} isMono hasCopy /> },
        { label: 'State', value: <HardwareStateBadge state={state} /> },
        { label: 'Revision', value: baseboard.revision },
        { label: 'Threads', value: <span className="tabular">{usableHardwareThreads} usable</span> },
        {
          label: 'Rack',
          value: <RackLink rackId={rackId} />,
        },
        {
          label: 'Memory',
          value: (
            <>
              <Size bytes={usablePhysicalRam} /> usable
            </>
          ),
        },
      ]}
    />
  )
}
