import { Button, buttonClass, InfoPopover, PageHeader, PropertiesTable, RowActions, Truncate } from '@plenum/ui'
import type { SwitchPort, SwitchPortSettings } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { EthernetPort, Eraser, Wrench } from 'lucide-react'
import { useState } from 'react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { SettingsLink } from '../port-settings/link.tsx'
import { RackLink } from '../inventory/rack-link.tsx'
import { aboutPorts } from './about.ts'
import { ClearSettings } from './clear.tsx'
import { NotConfigured } from './columns.tsx'
import { useWhyNotRackNetwork } from './permission.ts'
import { portText } from './words.ts'

interface PortHeaderProps {
  port: SwitchPort
  ports: readonly SwitchPort[]
  /** What the port has; undefined where it has nothing. */
  settings: SwitchPortSettings | undefined
}

const APPLY = 'Apply settings'
const TO = '/system/networking/switch-ports/$switchPortId/apply'

/** Name, and all that can be done to a port. */
export function PortHeader({ port, ports, settings }: PortHeaderProps) {
  const [isClearing, setClearing] = useState(false)
  const whyNot = useWhyNotRackNetwork()
  const params = { switchPortId: port.id }
  usePageActions(whyNot === undefined ? [{ label: APPLY, to: TO, params }] : [])
  return (
    <>
      <PageHeader
        title={portText(port)}
        icon={<EthernetPort />}
        info={<InfoPopover topic="switch ports" heading="Switch ports" summary={aboutPorts} />}
        actions={
          <>
            {whyNot === undefined ? (
              <Link to={TO} params={params} className={buttonClass({ variant: 'primary' })}>
                <Wrench aria-hidden="true" /> {APPLY}
              </Link>
            ) : (
              <Button variant="primary" icon={<Wrench />} disabledReason={whyNot}>
                {APPLY}
              </Button>
            )}
            <RowActions
              label="Switch port actions"
              size="md"
              items={[
                copyId(port.id),
                {
                  label: 'Clear settings',
                  icon: <Eraser />,
                  tone: 'danger',
                  startsGroup: true,
                  disabledReason: whyNot ?? (settings ? undefined : 'It has no settings'),
                  onAction: () => setClearing(true),
                },
              ]}
            />
          </>
        }
      />
      {isClearing && settings && (
        <ClearSettings port={port} ports={ports} settings={settings} onDismiss={() => setClearing(false)} />
      )}
    </>
  )
}

/** What a port is, at a glance. */
export function PortProperties({ port, settings }: Omit<PortHeaderProps, 'ports'>) {
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'Switch', value: port.switchLocation },
        { label: 'Settings', value: settings ? <SettingsLink name={settings.name} /> : <NotConfigured /> },
        { label: 'Rack', value: <RackLink rackId={port.rackId} /> },
        { label: 'ID', value: <Truncate text={port.id} maxLength={32} at="middle" isMono hasCopy /> },
      ]}
    />
  )
}
