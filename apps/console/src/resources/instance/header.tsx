import { Button, PageHeader, RowActions } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { Scaling } from 'lucide-react'
import { useState } from 'react'
import { copyId } from '../copy-id.tsx'
import { instanceAction } from './actions.tsx'
import { Resize } from './resize.tsx'
import { InstanceStateBadge } from './state-badge.tsx'

function ActionButton({ entry: { label, icon, disabledReason, onAction } }: { entry: MenuEntry }) {
  return (
    <Button icon={icon} disabledReason={disabledReason} {...(onAction && { onPress: onAction })}>
      {label}
    </Button>
  )
}

interface InstanceHeaderProps {
  instance: Instance
  onDeleted: () => Promise<void>
}

/** Name, state and all that can be done to an instance as a whole. */
export function InstanceHeader({ instance, onDeleted }: InstanceHeaderProps) {
  const [isResizing, setResizing] = useState(false)
  const resize: MenuEntry = {
    label: 'Resize',
    icon: <Scaling />,
    disabledReason: whyNotInstance('resize', instance.runState),
    onAction: () => setResizing(true),
  }
  return (
    <>
      <PageHeader
        title={instance.name}
        info={<InstanceStateBadge instance={instance} />}
        actions={
          <>
            <ActionButton entry={instanceAction('start', instance)} />
            <ActionButton entry={instanceAction('stop', instance)} />
            <RowActions
              label="Instance actions"
              size="md"
              items={[
                copyId(instance.id),
                instanceAction('reboot', instance),
                resize,
                { ...instanceAction('delete', instance, { onDeleted }), startsGroup: true },
              ]}
            />
          </>
        }
      />
      {instance.description && <p className="-mt-3 max-w-3xl wrap-anywhere text-muted">{instance.description}</p>}
      {isResizing && <Resize instance={instance} onDismiss={() => setResizing(false)} />}
    </>
  )
}
