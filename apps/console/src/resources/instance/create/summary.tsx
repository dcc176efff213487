import { Dash, PropertiesTable } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import { useWatch } from 'react-hook-form'
import type { SectionProps } from './form.ts'
import { imageOf, sizeOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

function amount(number: number, unit: string) {
  return Number.isNaN(number) ? <Dash /> : `${number} ${unit}`
}

function bootDisk(values: InstanceValues, { freeDisks }: Choices) {
  if (values.bootFrom !== 'disk') return amount(values.diskSizeGiB, 'GiB')
  const disk = freeDisks.find(({ name }) => name === values.disk)
  return disk ? `${disk.name}, ${disk.size / GiB} GiB` : <Dash />
}

/** The machine as it will be, while one describes it. */
export function Summary({ form: { control }, choices }: SectionProps) {
  const values = useWatch({ control, compute: (all: InstanceValues) => all })
  const { ncpus, memoryGiB } = sizeOf(values)
  return (
    <aside aria-label="Summary" className="sticky top-6 flex flex-col gap-3">
      <h2 className="text-sm font-medium text-muted">Summary</h2>
      <PropertiesTable
        columns={1}
        items={[
          { label: 'Name', value: values.name || <Dash /> },
          { label: 'vCPUs', value: Number.isNaN(ncpus) ? <Dash /> : ncpus },
          { label: 'Memory', value: amount(memoryGiB, 'GiB') },
          { label: 'Image', value: imageOf(values, choices)?.name ?? <Dash /> },
          { label: 'Boot disk', value: bootDisk(values, choices) },
          { label: 'Network', value: values.network === 'default' ? 'Default' : 'None' },
          { label: 'Afterwards', value: values.start ? 'Starts at once' : 'Stays stopped' },
        ]}
      />
    </aside>
  )
}
