import { PageHeader, RowActions } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { Scaling } from 'lucide-react'
import { useState } from 'react'
import { copyId } from '../copy-id.tsx'
import { usePageActions } from '../../shell/page-actions.tsx'
import { ActionButton } from './action-button.tsx'
import { instanceAction, SERIAL_CONSOLE, viewSerialConsole } from './actions.tsx'
import { Resize } from './resize.tsx'
import { InstanceStateBadge } from './state-badge.tsx'

interface InstanceHeaderProps {
  project: string
  instance: Instance
  onDeleted: () => Promise<void>
}

/** Name, state and all that can be done to an instance as a whole. */
export function InstanceHeader({ project, instance, onDeleted }: InstanceHeaderProps) {
  const [isResizing, setResizing] = useState(false)
  const serialConsole = viewSerialConsole(project, instance)
  usePageActions([{ label: serialConsole.label, to: SERIAL_CONSOLE, params: { project, instance: instance.name } }])
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
                serialConsole,
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
