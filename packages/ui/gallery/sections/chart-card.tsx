import { ChartCard, ChartGroup } from '../../src/index.ts'
import { samples } from '../chart-samples.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const cpu = samples({ labels: ['Running'], top: 80, seed: 2 })
const states = samples({ labels: ['Running', 'Emulation', 'Waiting'], top: 90, seed: 3 })
const read = samples({ labels: ['Bytes read'], top: 600 * 2 ** 20, seed: 21, roughness: 0.2 })
const flushes = samples({ labels: ['Flushes'], top: 38_000, seed: 8 })
const query = 'get virtual_machine:vcpu_usage | align mean_within(60s) | group_by [state], sum'

function Content() {
  return (
    <>
      <Example title="Together: one cursor for all">
        <ChartGroup>
          <div className="grid gap-3 lg:grid-cols-2">
            <ChartCard title="CPU utilization" data={cpu} unit="percent" shape="area" query={query} />
            <ChartCard title="By state" data={states} unit="percent" query={query} />
            <ChartCard
              title="Bytes read"
              description="By the guest, from all attached disks."
              data={read}
              unit="bytes"
              shape="area"
            />
            <ChartCard title="Flushes" detail="Count" data={flushes} unit="count" shape="stepped" />
          </div>
        </ChartGroup>
      </Example>
      <Example title="Both themes">
        <div className="grid gap-3 lg:grid-cols-2">
          {(['dark', 'light'] as const).map((theme) => (
            <div key={theme} data-theme={theme} className="min-w-0 bg-surface p-3 text-text">
              <ChartCard title={`In ${theme}`} data={states} unit="percent" />
            </div>
          ))}
        </div>
      </Example>
      <Example title="Loading, and failed">
        <div className="grid gap-3 lg:grid-cols-2">
          <ChartCard title="Network traffic" data={undefined} unit="bytes/s" isLoading />
          <ChartCard
            title="Packets dropped"
            data={undefined}
            unit="count"
            error="The metrics could not be read: the rack did not answer."
            onRetry={() => {}}
          />
        </div>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Chart card', group: 'Data', Content }
