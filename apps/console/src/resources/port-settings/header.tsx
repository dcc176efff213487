import { buttonClass, Button, Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { SwitchPortSettings } from '@plenum/api'
import { Link, useNavigate } from '@tanstack/react-router'
import { Pencil, SlidersHorizontal } from 'lucide-react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { leaveDeleted } from '../leave-deleted.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import type { PortRow } from '../switch-port/queries.ts'
import { aboutSettings } from './about.ts'
import { settingsDeletion } from './deletion.ts'
import { PortsCell } from './ports-cell.tsx'
import { geometries } from './words.ts'

interface SettingsHeaderProps {
  settings: SwitchPortSettings
  /** Undefined until they are known. */
  ports: readonly PortRow[] | undefined
}

const TO = '/system/networking/switch-port-settings/$settings/edit'

/** Name, and all that can be done to settings as a whole. */
export function SettingsHeader({ settings, ports }: SettingsHeaderProps) {
  const navigate = useNavigate()
  const whyNot = useWhyNotRackNetwork()
  const leave = () =>
    leaveDeleted({
      known: [{ queryKey: ['networkingSwitchPortSettingsView'] }],
      list: 'networkingSwitchPortSettingsList',
      toList: () => navigate({ to: '/system/networking/switch-port-settings' }),
    })
  const removal = settingsDeletion({ leave, whyNot, ports })
  const params = { settings: settings.name }
  usePageActions(whyNot === undefined ? [{ label: 'Edit port settings', to: TO, params }] : [])
  return (
    <ResourceHeader
      resource={settings}
      noun={{ one: 'port settings', many: 'port settings' }}
      icon={<SlidersHorizontal />}
      about={aboutSettings}
      actions={
        whyNot === undefined ? (
          <Link to={TO} params={params} className={buttonClass({})}>
            <Pencil aria-hidden="true" /> Edit
          </Link>
        ) : (
          <Button icon={<Pencil />} disabledReason={whyNot}>
            Edit
          </Button>
        )
      }
      deletion={removal.entry(settings)}
    />
  )
}

/** Groups have no names, and no page: there is no way to make one. */
function GroupId({ id }: { id: string }) {
  return <Truncate text={id} maxLength={20} at="middle" isMono hasCopy />
}

/** What settings are, at a glance. */
export function SettingsProperties({ settings, ports }: SettingsHeaderProps) {
  const { id, description, port, groups, timeCreated, timeModified } = settings
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'Description', value: description || <Dash /> },
        { label: 'Applied to', value: <PortsCell settings={id} ports={ports} /> },
        { label: 'Port', value: geometries[port.geometry].label },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
        ...(groups.length > 0
          ? [
              {
                label: 'Groups',
                value: groups.map(({ portSettingsGroupId }) => (
                  <GroupId key={portSettingsGroupId} id={portSettingsGroupId} />
                )),
              },
            ]
          : []),
      ]}
    />
  )
}
