import { Badge, Dash, Message, PropertiesTable } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import type { Utilization } from '@plenum/api'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import type { SectionProps } from './form.ts'
import { cannotStart, quotaLines, takenBy, whyNotCreate } from './quota.ts'
import { bootOriginOf, isConnected, sizeOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

function amount(number: number, unit: string) {
  return Number.isNaN(number) ? <Dash /> : `${number} ${unit}`
}

function bootDisk(values: InstanceValues, { freeDisks }: Choices) {
  if (values.bootFrom !== 'disk') return amount(values.diskSizeGiB, 'GiB')
  const disk = freeDisks.find(({ name }) => name === values.disk)
  return disk ? `${disk.name}, ${disk.size / GiB} GiB` : <Dash />
}

function network(values: InstanceValues): string {
  if (!isConnected(values)) return 'None'
  const ips = [...(values.ephemeral ? ['ephemeral IP'] : []), ...values.floatingIps]
  const nics = values.network === 'default' ? 'Default' : values.nics.map(({ name }) => name).join(', ')
  return [nics, ...ips].join(', ')
}

interface QuotaProps extends SectionProps {
  utilization: Utilization
}

/** What would be in use of the silo's quotas, and what comes of it where that is too much. */
function Quota({ form: { control }, choices, utilization }: QuotaProps) {
  const values = useWatch({ control, compute: (all: InstanceValues) => all })
  const more = takenBy(values, choices)
  const whyNot = whyNotCreate(utilization, more)
  return (
    <section aria-label="Quota" className="flex flex-col gap-3">
      <h2 className="text-sm font-medium text-muted">The silo would use</h2>
      <PropertiesTable
        columns={1}
        items={quotaLines(utilization, more).map(({ label, text, over }) => ({
          label,
          value: (
            <span className="inline-flex flex-wrap items-center gap-2">
              {text}
              {over !== undefined && (
                <Badge tone="danger" variant="tag">
                  {over} over
                </Badge>
              )}
            </span>
          ),
        }))}
      />
      {whyNot !== undefined && (
        <Message tone="danger" title="Not enough storage">
          {whyNot}. Make them smaller, delete disks or snapshots that are not needed, or ask the operator of the rack
          for more.
        </Message>
      )}
      {whyNot === undefined && cannotStart(utilization, more) && (
        <Message tone="notice" title="Not enough to run it">
          The instance can be created, but it stays stopped until others give back CPU or memory.
        </Message>
      )}
    </section>
  )
}

interface SummaryProps extends SectionProps {
  /** Undefined while it is not known: then the control plane is the one to say no. */
  utilization: Utilization | undefined
}

/** The machine as it will be, while one describes it. */
export const Summary = memo(function Summary({ form, choices, utilization }: SummaryProps) {
  const values = useWatch({ control: form.control, compute: (all: InstanceValues) => all })
  const { ncpus, memoryGiB } = sizeOf(values)
  const count = values.disks.length
  return (
    <aside aria-label="Summary" className="sticky top-6 flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h2 className="text-sm font-medium text-muted">Summary</h2>
        <PropertiesTable
          columns={1}
          items={[
            { label: 'Name', value: values.name ? <span className="wrap-anywhere">{values.name}</span> : <Dash /> },
            { label: 'vCPUs', value: Number.isNaN(ncpus) ? <Dash /> : ncpus },
            { label: 'Memory', value: amount(memoryGiB, 'GiB') },
            { label: 'Starts from', value: bootOriginOf(values, choices)?.name ?? <Dash /> },
            { label: 'Boot disk', value: bootDisk(values, choices) },
            ...(count > 0 ? [{ label: 'More disks', value: count }] : []),
            { label: 'Network', value: network(values) },
            { label: 'SSH keys', value: values.sshKeys.length === 0 ? 'None' : values.sshKeys.length },
            { label: 'Afterwards', value: values.start ? 'Starts at once' : 'Stays stopped' },
          ]}
        />
      </section>
      {utilization && <Quota {...{ form, choices, utilization }} />}
    </aside>
  )
})
