import { Button, buttonClass, Dash, DateTime, Disclosure, Message, PropertiesTable, Truncate } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Section } from '../section.tsx'
import { useWhyNotPools } from './permission.ts'
import { servicePoolQuery, serviceRanges } from './queries.ts'
import { Ranges } from './ranges.tsx'

/** The pool that no silo can be linked to: of the rack's own services. */
export function ServicePool() {
  const whyNot = useWhyNotPools()
  const { data: pool } = useQuery({ ...servicePoolQuery, throwOnError: false })
  const { data: ranges } = useQuery({ ...serviceRanges, throwOnError: false })
  if (!pool || !ranges) return null
  const add =
    whyNot === undefined ? (
      <Link to="/system/networking/service-ranges-add" search className={buttonClass({})}>
        Add range
      </Link>
    ) : (
      <Button disabledReason={whyNot}>Add range</Button>
    )
  return (
    <Disclosure title="Service pool" headingLevel={2}>
      <div className="flex flex-col gap-4">
        <Message tone="danger" title="Not for silos">
          The rack’s own services, the API and this console among them, have their addresses from this pool. A wrong
          range here can make the rack unreachable.
        </Message>
        <PropertiesTable
          columns={2}
          items={[
            { label: 'Name', value: pool.name },
            { label: 'ID', value: <Truncate text={pool.id} maxLength={32} at="middle" isMono hasCopy /> },
            { label: 'Description', value: pool.description || <Dash /> },
            { label: 'Created', value: <DateTime date={pool.timeCreated} /> },
          ]}
        />
        <Section title="Ranges of the service pool" actions={add}>
          <Ranges owner={{ kind: 'service' }} ranges={ranges.items} whyNot={whyNot} action={null} />
        </Section>
      </div>
    </Disclosure>
  )
}
