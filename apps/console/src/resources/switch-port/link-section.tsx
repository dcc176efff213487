import { Badge, Dash, EmptyState, PropertiesTable, RefreshControl, Skeleton } from '@plenum/ui'
import type { SwitchPort } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import { refresh } from '../../api/query.ts'
import { Section } from '../section.tsx'
import { linkLook, partsOf } from './link-state.ts'
import type { Told } from './link-state.ts'
import { statusQuery } from './queries.ts'

const propertiesOf = (told: readonly Told[]) => told.map(({ label, text }) => ({ label, value: text ?? <Dash /> }))

/** What the switch itself tells of a port, in its own words. */
export function LinkSection({ port }: { port: SwitchPort }) {
  const { data, error, isFetching } = useQuery({ ...statusQuery(port), throwOnError: false })
  const parts = partsOf(data)
  return (
    <Section
      title="Link"
      actions={
        <>
          {data !== undefined && <Badge tone={linkLook(data).tone}>{linkLook(data).word}</Badge>}
          <RefreshControl
            isFetching={isFetching}
            onRefresh={() => void refresh('networkingSwitchPortStatus', 'networkingSwitchPortLldpNeighbors')}
          />
        </>
      }
    >
      {data === undefined && !error && <Skeleton className="h-40 w-full" />}
      {parts.map(({ title, told }) => (
        <div key={title} className="flex flex-col gap-2">
          {title !== 'Link' && <h3 className="text-sm font-medium text-muted">{title}</h3>}
          <PropertiesTable items={propertiesOf(told)} />
        </div>
      ))}
      {(error || (data !== undefined && parts.length === 0)) && (
        <EmptyState icon={<Activity />} title="No status" body={error?.message ?? 'The switch tells nothing of it.'} />
      )}
    </Section>
  )
}
