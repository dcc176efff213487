import { Badge, buttonClass, Button, Dash, EmptyState, PropertiesTable, Skeleton } from '@plenum/ui'
import type { SwitchPort } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, RadioTower } from 'lucide-react'
import { Section } from '../section.tsx'
import { lldpNames, lldpTexts } from './lldp-schema.ts'
import { useWhyNotRackNetwork } from './permission.ts'
import { lldpQuery } from './queries.ts'

/** What a port tells its neighbours. */
export function LldpSection({ port }: { port: SwitchPort }) {
  const whyNot = useWhyNotRackNetwork()
  const isConfigured = Boolean(port.portSettingsId)
  const { data: config, error } = useQuery({ ...lldpQuery(port), enabled: isConfigured, throwOnError: false })
  if (!isConfigured || error)
    return (
      <Section title="Announced over LLDP">
        <EmptyState
          icon={<RadioTower />}
          title="Nothing is announced"
          body={error?.message ?? 'What a port tells its neighbours is part of its settings.'}
        />
      </Section>
    )
  if (!config) return <Skeleton className="h-40 w-full" />
  return (
    <Section
      title="Announced over LLDP"
      actions={
        whyNot === undefined ? (
          <Link
            to="/system/networking/switch-ports/$switchPortId/lldp"
            params={{ switchPortId: port.id }}
            className={buttonClass({ size: 'sm' })}
          >
            <Pencil aria-hidden="true" /> Edit LLDP
          </Link>
        ) : (
          <Button size="sm" icon={<Pencil />} disabledReason={whyNot}>
            Edit LLDP
          </Button>
        )
      }
    >
      <PropertiesTable
        items={[
          {
            label: 'Announces',
            value: <Badge tone={config.enabled ? 'ok' : 'idle'}>{config.enabled ? 'Yes' : 'No'}</Badge>,
          },
          ...lldpNames.map((name) => ({ label: lldpTexts[name], value: config[name] || <Dash /> })),
        ]}
      />
    </Section>
  )
}
