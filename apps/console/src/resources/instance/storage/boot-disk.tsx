import { EmptyState, Table } from '@plenum/ui'
import type { Disk, Instance } from '@plenum/api'
import { HardDrive } from 'lucide-react'
import { copyId } from '../../copy-id.tsx'
import { snapshotDisk } from '../../disk/snapshot-action.tsx'
import { useProjectWrites } from '../../project/writes.ts'
import { showTerraform } from '../../../terraform/entry.tsx'
import { Section } from '../../section.tsx'
import { detachDisk, unsetBootDisk } from './actions.tsx'
import { diskColumns } from './columns.tsx'

interface BootDiskSectionProps {
  project: string
  instance: Instance
  bootDisk: Disk | undefined
  others: readonly Disk[]
}

function whatHappensWithout(others: readonly Disk[]): string {
  const [only, second] = others
  if (!only) return 'Attach a disk to be able to set one.'
  if (!second) return `The instance will boot from ${only.name}, its only disk.`
  return 'Setting one is better than leaving the order of the disks to chance.'
}

export function BootDiskSection({ project, instance, bootDisk, others }: BootDiskSectionProps) {
  const writes = useProjectWrites(project)
  return (
    <Section title="Boot disk">
      <Table
        label="Boot disk"
        columns={diskColumns(project)}
        rows={bootDisk ? [bootDisk] : []}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(disk) => [
          copyId(disk.id),
          ...writes.entries(snapshotDisk(disk), unsetBootDisk(instance, disk), detachDisk(instance, disk)),
          showTerraform(project, { disk: disk.name }),
        ]}
        empty={<EmptyState icon={<HardDrive />} title="No boot disk set" body={whatHappensWithout(others)} />}
      />
    </Section>
  )
}
