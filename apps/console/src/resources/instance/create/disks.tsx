import { Badge, Button, MiniTable, Size } from '@plenum/ui'
import { instanceLimits } from '@plenum/api/instance-rules'
import type { InstanceDiskAttachment } from '@plenum/api'
import { Suspense, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { SectionProps } from './form.ts'
import { NewDiskRow, PickDiskRow } from './on-use.ts'
import { FormSection } from '../../../form/form-section.tsx'
import type { Choices } from './values.ts'

function sizeOfDisk(disk: InstanceDiskAttachment, { freeDisks }: Choices): number {
  return disk.type === 'create' ? disk.size : (freeDisks.find(({ name }) => name === disk.name)?.size ?? 0)
}

/** Disks beside the one that it starts from: made along, or taken as they are. */
export function AdditionalDisks({ form, choices, project }: SectionProps & { project: string }) {
  const { field } = useController({ control: form.control, name: 'disks' })
  const [bootFrom, bootDisk, diskName] = useWatch({ control: form.control, name: ['bootFrom', 'disk', 'diskName'] })
  const [open, setOpen] = useState<'create' | 'attach'>()
  const disks = field.value
  const taken = new Set([...disks.map(({ name }) => name), ...(bootFrom === 'disk' ? [bootDisk] : [diskName])])
  const left = choices.freeDisks.filter(({ name }) => !taken.has(name))
  const full =
    disks.length + 1 >= instanceLimits.disks ? `An instance can have at most ${instanceLimits.disks} disks` : undefined
  const noneLeft = left.length > 0 ? undefined : 'There is no other detached disk in this project'
  const close = () => setOpen(undefined)
  const add = (disk: InstanceDiskAttachment) => {
    field.onChange([...disks, disk])
    close()
  }
  return (
    <FormSection title="Additional disks">
      <MiniTable
        label="Disks"
        items={disks}
        itemKey={({ name }) => name}
        itemName={({ name }) => `disk ${name}`}
        emptyText="No disks beside the boot disk"
        columns={[
          { label: 'Name', cell: ({ name }) => name },
          {
            label: 'Action',
            cell: ({ type }) => (
              <Badge variant="tag" tone={type === 'create' ? 'accent' : 'idle'}>
                {type}
              </Badge>
            ),
          },
          { label: 'Size', cell: (disk) => <Size bytes={sizeOfDisk(disk, choices)} /> },
        ]}
        onRemove={(disk) => field.onChange(disks.filter((each) => each !== disk))}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabledReason={full} onPress={() => setOpen('create')}>
          Create new disk
        </Button>
        <Button size="sm" disabledReason={full ?? noneLeft} onPress={() => setOpen('attach')}>
          Attach existing disk
        </Button>
      </div>
      <Suspense>
        {open === 'create' && (
          <NewDiskRow
            project={project}
            taken={new Set([...choices.diskNames, ...taken])}
            onAdd={add}
            onDismiss={close}
          />
        )}
        {open === 'attach' && <PickDiskRow disks={left} onAdd={add} onDismiss={close} />}
      </Suspense>
    </FormSection>
  )
}
