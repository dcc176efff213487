import { useState } from 'react'
import { Button, TimeChart, type ChartData } from '../../src/index.ts'
import { eight, ramp, samples, withGaps } from '../chart-samples.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const day = 86_400_000
const cpu = samples({ labels: ['CPU'], top: 90 })
const holes = withGaps(cpu)
const states = samples({ labels: ['Running', 'Emulation', 'Waiting'], top: 100, seed: 3 })
const all = samples({ labels: eight, top: 100, seed: 5 })
const bytes = samples({ labels: ['Read', 'Written'], top: 3.2 * 2 ** 30, seed: 9, roughness: 0.2 })
const month = samples({ labels: ['Provisioned'], top: 300, count: 31 * 4, step: day / 4, seed: 4, roughness: 0.02 })
const latency = samples({ labels: ['p50', 'p99'], top: 4_200_000, seed: 12, roughness: 0.3 })
const nothing: ChartData = { ...cpu, times: [], series: [] }
const one: ChartData = { ...cpu, times: cpu.times.slice(60, 61), series: [{ id: 'cpu', label: 'CPU', values: [42] }] }

function Content() {
  return (
    <>
      <Example title="Known numbers; drag over a span to zoom, or mark it with Shift and the arrow keys and press Enter">
        <Zoomable />
      </Example>
      <Example title="Loading for the first time">
        <TimeChart label="Loading" data={undefined} unit="percent" isLoading />
      </Example>
      <Example title="Loading again: the last picture stays">
        <TimeChart label="Loading again" data={cpu} unit="percent" shape="area" isLoading />
      </Example>
      <Example title="No samples">
        <TimeChart label="Nothing" data={nothing} unit="percent" />
      </Example>
      <Example title="Failed, with and without a picture to keep">
        <Failing />
        <TimeChart
          label="Failed"
          data={undefined}
          unit="percent"
          error="The metrics could not be read."
          onRetry={() => {}}
        />
      </Example>
      <Example title="With gaps, and a sample alone among them">
        <TimeChart label="With gaps" data={holes} unit="percent" shape="area" />
      </Example>
      <Example title="One sample">
        <TimeChart label="One sample" data={one} unit="percent" />
      </Example>
      <Example title="Three series in percent">
        <TimeChart label="CPU by state" data={states} unit="percent" />
      </Example>
      <Example title="Eight series">
        <TimeChart label="CPU by instance" data={all} unit="percent" />
      </Example>
      <Example title="Bytes per second">
        <TimeChart label="Throughput" data={bytes} unit="bytes/s" />
      </Example>
      <Example title="Nanoseconds">
        <TimeChart label="Latency" data={latency} unit="nanoseconds" />
      </Example>
      <Example title="A month, in steps">
        <TimeChart label="CPUs provisioned" data={month} unit="count" shape="stepped-area" />
      </Example>
    </>
  )
}

function Zoomable() {
  const [range, setRange] = useState<{ start: Date; end: Date }>()
  return (
    <>
      <TimeChart
        label="Ramp"
        data={range ? within(range) : ramp}
        unit="count"
        onZoom={setRange}
        onZoomOut={range && (() => setRange(undefined))}
      />
      <p className="text-xs text-faint">
        {range ? `${range.start.toISOString()} to ${range.end.toISOString()}` : 'All of it'}
      </p>
    </>
  )
}

/** As a server would answer for that range. */
function within(range: { start: Date; end: Date }): ChartData {
  const isIn = (_: unknown, index: number) => {
    const time = ramp.times[index] ?? 0
    return time >= range.start.getTime() && time <= range.end.getTime()
  }
  return {
    times: ramp.times.filter(isIn),
    series: ramp.series.map((series) => ({ ...series, values: series.values.filter(isIn) })),
    range,
  }
}

function Failing() {
  const [hasFailed, setFailed] = useState(true)
  return (
    <>
      <TimeChart
        label="Failed later"
        data={cpu}
        unit="percent"
        shape="area"
        error={hasFailed ? 'The metrics could not be read: the rack did not answer.' : undefined}
        onRetry={() => setFailed(false)}
      />
      {!hasFailed && (
        <div>
          <Button size="sm" onPress={() => setFailed(true)}>
            Fail again
          </Button>
        </div>
      )}
    </>
  )
}

export const section: Section = { title: 'Chart', group: 'Data', Content }
