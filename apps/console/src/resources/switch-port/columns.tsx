import { Badge, cellLinkClass, Dash, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { SwitchPortSettingsSummary } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { idColumn } from '../../list/columns.tsx'
import { LinkById } from '../link-by-id.tsx'
import { SettingsLink } from '../port-settings/link.tsx'
import { rackColumn } from '../switch/rack-column.tsx'
import type { PortRow } from './queries.ts'
import type { PortState } from './use-port-states.ts'

interface Known {
  settings: readonly SwitchPortSettingsSummary[] | undefined
  states: ReadonlyMap<string, PortState>
}

export function NotConfigured() {
  return (
    <Badge variant="tag" tone="idle">
      not configured
    </Badge>
  )
}

export function portColumns({ settings, states }: Known): readonly Column<PortRow>[] {
  const nameOf = ({ portSettingsId }: PortRow) => settings?.find(({ id }) => id === portSettingsId)?.name
  return [
    {
      id: 'name',
      header: 'Port',
      isPrimary: true,
      width: '9rem',
      value: ({ name }) => name,
      cell: ({ id, portName }) => (
        <Link
          to="/system/networking/switch-ports/$switchPortId"
          params={{ switchPortId: id }}
          className={cellLinkClass}
        >
          <span className="font-mono">{portName}</span>
        </Link>
      ),
    },
    { id: 'switch', header: 'Switch', width: '8rem', value: ({ switchLocation }) => switchLocation },
    {
      id: 'settings',
      header: 'Settings',
      value: (port) => (port.portSettingsId ? nameOf(port) : 'not configured'),
      cell: ({ portSettingsId }) =>
        portSettingsId ? (
          <LinkById id={portSettingsId} among={settings}>
            {(name) => <SettingsLink name={name} />}
          </LinkById>
        ) : (
          <NotConfigured />
        ),
    },
    {
      id: 'link',
      header: 'Link',
      width: '9rem',
      value: ({ id }) => states.get(id)?.link.word,
      cell: ({ id, portSettingsId }) => {
        if (!portSettingsId) return <Dash />
        const link = states.get(id)?.link
        return link ? <Badge tone={link.tone}>{link.word}</Badge> : <Skeleton className="h-3 w-16" />
      },
    },
    {
      id: 'neighbours',
      header: 'Neighbours',
      value: ({ id }) => states.get(id)?.neighbours?.join(', '),
      cell: ({ id }) => states.get(id)?.neighbours?.join(', ') || <Dash />,
    },
    rackColumn(),
    idColumn(),
  ]
}
