import { useState } from 'react'
import { DateTimeRangePicker, RefreshControl, slideTimeRange, timeRange, type TimeRange } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const latest = new Date(Date.now() + 60_000)

function Content() {
  return (
    <>
      <Example title="With automatic refresh; a custom range turns it off" isRow>
        <Together />
      </Example>
      <Example title="Over several days, by another time zone" isRow>
        <Picker
          initial={{
            preset: 'custom',
            start: new Date('2026-10-17T08:30:00Z'),
            end: new Date('2026-10-24T06:05:00Z'),
          }}
          timeZone="America/Los_Angeles"
        />
      </Example>
      <Example title="Invalid: the start is after the end" isRow>
        <Picker
          initial={{
            preset: 'custom',
            start: new Date('2026-10-24T11:30:00Z'),
            end: new Date('2026-10-24T10:30:00Z'),
          }}
          timeZone="UTC"
        />
      </Example>
      <Example title="Refreshing" isRow>
        <RefreshControl isFetching onRefresh={() => {}} />
      </Example>
      <Example title="Nothing to refresh" isRow>
        <RefreshControl disabledReason="A custom range does not refresh" onRefresh={() => {}} />
      </Example>
    </>
  )
}

function Picker({ initial, timeZone }: { initial: TimeRange; timeZone: string }) {
  return (
    <Held initial={initial}>
      {(value, onChange) => (
        <DateTimeRangePicker label="Range of the chart" value={value} onChange={onChange} timeZone={timeZone} />
      )}
    </Held>
  )
}

function Together() {
  const [range, setRange] = useState(() => timeRange('last-hour'))
  const [isFetching, setFetching] = useState(false)
  const refresh = () => {
    setRange(slideTimeRange(range))
    setFetching(true)
    setTimeout(() => setFetching(false), 50)
  }
  return (
    <>
      <DateTimeRangePicker label="Range of the chart" value={range} onChange={setRange} maxValue={latest} />
      <RefreshControl
        onRefresh={refresh}
        isFetching={isFetching}
        disabledReason={range.preset === 'custom' ? 'A custom range does not refresh' : undefined}
      />
    </>
  )
}

export const section: Section = { title: 'Time range and refresh', group: 'Fields', Content }
