import { Button, PageHeader, RowActions, Tooltip } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { refresh } from '../../api/query.ts'
import { copyId } from '../copy-id.tsx'
import { usePageActions } from '../../shell/page-actions.tsx'
import { useProjectWrites } from '../project/writes.ts'
import { showTerraform } from '../../terraform/entry.tsx'
import { ActionButton } from './action-button.tsx'
import { instanceAction, SERIAL_CONSOLE, viewSerialConsole } from './actions.tsx'
import { useInstanceDialogs } from './dialogs.tsx'
import { RestartInfo } from './restart-info.tsx'
import { InstanceStateBadge } from './state-badge.tsx'

/** All that the page of an instance shows. */
const shown = [
  'instanceView',
  'instanceDiskList',
  'instanceNetworkInterfaceList',
  'instanceExternalIpList',
  'instanceAffinityGroupList',
  'instanceAntiAffinityGroupList',
] as const

function RefreshButton() {
  const [isRefreshing, setRefreshing] = useState(false)
  const press = () => {
    setRefreshing(true)
    void refresh(...shown).finally(() => setRefreshing(false))
  }
  return (
    <Tooltip content="Refresh data">
      <Button
        variant="ghost"
        isIconOnly
        aria-label="Refresh data"
        icon={<RefreshCw />}
        isPending={isRefreshing}
        onPress={press}
      />
    </Tooltip>
  )
}

interface InstanceHeaderProps {
  project: string
  instance: Instance
  onDeleted: () => Promise<void>
}

/** Name, state and all that can be done to an instance as a whole. */
export function InstanceHeader({ project, instance, onDeleted }: InstanceHeaderProps) {
  const { resize, similar, dialog } = useInstanceDialogs(project)
  const writes = useProjectWrites(project)
  const serialConsole = viewSerialConsole(project, instance)
  usePageActions([{ label: serialConsole.label, to: SERIAL_CONSOLE, params: { project, instance: instance.name } }])
  return (
    <>
      <PageHeader
        title={instance.name}
        info={
          <>
            <InstanceStateBadge instance={instance} />
            <RestartInfo project={project} instance={instance} />
          </>
        }
        actions={
          <>
            <RefreshButton />
            {writes.entries(instanceAction('start', instance), instanceAction('stop', instance)).map((entry) => (
              <ActionButton key={entry.label} entry={entry} />
            ))}
            <RowActions
              label="Instance actions"
              size="md"
              items={[
                copyId(instance.id),
                ...writes.entries(instanceAction('reboot', instance), resize(instance), similar(instance)),
                serialConsole,
                showTerraform(project, { instance: instance.name }),
                ...writes.entries({ ...instanceAction('delete', instance, { onDeleted }), startsGroup: true }),
              ]}
            />
          </>
        }
      />
      {instance.description && <p className="-mt-3 max-w-3xl wrap-anywhere text-muted">{instance.description}</p>}
      {dialog}
    </>
  )
}
