import { Dash, Message, PropertiesTable } from '@plenum/ui'
import type { SwitchPort } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { portText } from '../../switch-port/words.ts'
import { geometries } from '../words.ts'
import { hintsOf } from './hints.ts'
import type { SettingsValues } from './values.ts'

interface SummaryProps {
  control: Control<SettingsValues, unknown, SettingsValues>
  /** That get them as soon as they are sent. */
  ports: readonly SwitchPort[]
}

function listed(texts: readonly string[]) {
  return texts.length === 0 ? 'None' : <span className="font-mono text-xs">{texts.join(', ')}</span>
}

/** The settings as they will be, while one describes them. */
export function Summary({ control, ports }: SummaryProps) {
  const values = useWatch({ control, compute: (all: SettingsValues) => all })
  const hints = hintsOf(values)
  return (
    <aside aria-label="Summary" className="sticky top-6 flex flex-col gap-4">
      <h2 className="text-sm font-medium text-muted">Summary</h2>
      <PropertiesTable
        columns={1}
        items={[
          { label: 'Name', value: values.name ? <span className="wrap-anywhere">{values.name}</span> : <Dash /> },
          { label: 'Port', value: geometries[values.geometry].label },
          { label: 'Links', value: listed(values.links.map(({ linkName }) => linkName)) },
          { label: 'Interfaces', value: values.interfaces.length || 'None' },
          { label: 'Addresses', value: listed(values.addresses.map(({ address }) => address)) },
          { label: 'Routes', value: listed(values.routes.map(({ dst }) => dst)) },
          { label: 'BGP peers', value: listed(values.bgpPeers.map(({ addr }) => addr)) },
        ]}
      />
      {ports.length > 0 && (
        <Message tone="notice" title="In effect at once">
          {ports.map(portText).join(', ')} {ports.length === 1 ? 'has' : 'have'} these settings. The link is set up
          anew, and BGP sessions over it are interrupted.
        </Message>
      )}
      {hints.length > 0 && (
        <Message tone="notice" title="Is this meant?">
          <ul className="m-0 list-none p-0">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Message>
      )}
    </aside>
  )
}
