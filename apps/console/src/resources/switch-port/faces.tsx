import { Lamp, VisuallyHidden } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import type { PortRow } from './queries.ts'
import type { PortState } from './use-port-states.ts'

interface FacesProps {
  ports: readonly PortRow[]
  states: ReadonlyMap<string, PortState>
  settingsName: (id: string) => string | undefined
}

/** The number of a port as it is printed beside it. */
const numberOf = (portName: string) => portName.replace(/^\D+/, '') || portName

function Port({
  port,
  state,
  settings,
}: {
  port: PortRow
  state: PortState | undefined
  settings: string | undefined
}) {
  const isConfigured = Boolean(port.portSettingsId)
  const words = isConfigured
    ? [settings ?? 'Configured', ...(state ? [`link ${state.link.word.toLowerCase()}`] : [])]
    : ['not configured']
  const name = [port.portName, ...words].join(', ')
  return (
    <li className="min-w-0">
      <Link
        to="/system/networking/switch-ports/$switchPortId"
        params={{ switchPortId: port.id }}
        title={name}
        className={`flex h-10 flex-col items-center justify-center gap-1 rounded-mark border text-xs tabular no-underline transition-colors max-md:h-11 ${
          isConfigured
            ? 'border-line-strong bg-surface text-text hover:bg-surface-hover'
            : 'border-line bg-surface-sunken text-muted hover:border-line-strong'
        }`}
      >
        <span className="flex h-2.5 items-center">
          {isConfigured ? (
            <Lamp tone={state?.link.tone ?? 'idle'} isPulsing={!state} />
          ) : (
            <span aria-hidden="true" className="h-1 w-3 rounded-full bg-line" />
          )}
        </span>
        <span aria-hidden="true">{numberOf(port.portName)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
    </li>
  )
}

/** The ports of a switch as they lie side by side. Each leads to its page. */
function Face({ label, ports, states, settingsName }: FacesProps & { label: string }) {
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-2 rounded-panel border border-line bg-surface-raised p-3 sm:p-4"
    >
      <h2 className="text-sm font-medium text-muted">{label}</h2>
      <ul aria-label={`Ports of ${label}`} className="m-0 grid list-none grid-cols-8 gap-1 p-0 md:grid-cols-16">
        {ports.map((port) => (
          <Port
            key={port.id}
            port={port}
            state={states.get(port.id)}
            settings={port.portSettingsId ? settingsName(port.portSettingsId) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

/** The front of every switch. */
export function Faces({ ports, ...known }: FacesProps) {
  const bySwitch = Map.groupBy(ports, ({ rackId, switchLocation }) => `${rackId} ${switchLocation}`)
  const hasRacks = new Set(ports.map(({ rackId }) => rackId)).size > 1
  return (
    <div className="flex flex-col gap-3">
      {[...bySwitch].flatMap(([key, own]) => {
        const [first] = own
        if (!first) return []
        const { rackId, switchLocation } = first
        const label = hasRacks ? `${switchLocation} of rack ${rackId.slice(0, 8)}` : switchLocation
        return [<Face key={key} label={label} ports={own} {...known} />]
      })}
    </div>
  )
}
