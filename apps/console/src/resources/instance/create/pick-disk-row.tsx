import { ComboBox, ModalForm } from '@plenum/ui'
import type { Disk, InstanceDiskAttachment } from '@plenum/api'
import { useState } from 'react'
import { diskOption } from '../../disk/option.ts'

interface PickDiskRowProps {
  disks: readonly Disk[]
  onAdd: (disk: InstanceDiskAttachment) => void
  onDismiss: () => void
}

/** A disk that is there already: nothing happens to it until the instance is created. */
export function PickDiskRow({ disks, onAdd, onDismiss }: PickDiskRowProps) {
  const [name, setName] = useState('')
  return (
    <ModalForm
      title="Attach disk"
      submitLabel="Attach disk"
      onDismiss={onDismiss}
      submitDisabledReason={name === '' ? 'Choose a disk first' : undefined}
      onSubmit={() => onAdd({ type: 'attach', name })}
    >
      <ComboBox
        label="Disk name"
        placeholder="Select a disk"
        hint="Disks that are not attached to an instance"
        options={disks.map((disk) => diskOption(disk, 'name'))}
        value={name}
        onChange={setName}
      />
    </ModalForm>
  )
}
