import { Button, EmptyState, Table, toast } from '@plenum/ui'
import { instanceLimits, whyNotInstance } from '@plenum/api/instance-rules'
import type { Disk, Instance } from '@plenum/api'
import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { refresh } from '../../../api/query.ts'
import { copyId } from '../../copy-id.tsx'
import { usePageActions } from '../../../shell/page-actions.tsx'
import { CreateDisk } from '../../disk/create.tsx'
import { snapshotDisk } from '../../disk/snapshot-action.tsx'
import { useProjectWrites } from '../../project/writes.ts'
import { showTerraform } from '../../../terraform/entry.tsx'
import { Section } from '../../section.tsx'
import { detachDisk, setBootDisk } from './actions.tsx'
import { AttachDisk } from './attach-disk.tsx'
import { diskColumns } from './columns.tsx'

interface AdditionalDisksProps {
  project: string
  instance: Instance
  bootDisk: Disk | undefined
  others: readonly Disk[]
}

/** A disk that was just created exists, whatever becomes of this; so a failure is told here. */
async function attachNew(instance: Instance, { id, name }: Disk): Promise<void> {
  try {
    await call('instanceDiskAttach', { params: { instance: instance.id }, body: { disk: id } })
    toast({ tone: 'success', content: `Disk ${name} attached` })
  } catch (error) {
    const content = error instanceof Error ? error.message : String(error)
    toast({ tone: 'error', title: `Disk ${name} was created, but could not be attached`, content })
  }
  // A refusal means that the instance is not as it was shown.
  await refresh('instanceView', 'instanceDiskList', 'diskList')
}

export function AdditionalDisks({ project, instance, bootDisk, others }: AdditionalDisksProps) {
  const [open, setOpen] = useState<'attach' | 'create'>()
  const isFull = others.length + (bootDisk ? 1 : 0) >= instanceLimits.disks
  const writes = useProjectWrites(project)
  const whyNot =
    writes.whyNot ??
    (isFull
      ? `An instance can have at most ${instanceLimits.disks} disks`
      : whyNotInstance('attachDisk', instance.runState))
  const close = () => setOpen(undefined)
  usePageActions(
    whyNot === undefined
      ? [
          { label: 'Attach existing disk', onAction: () => setOpen('attach') },
          { label: 'Create disk', onAction: () => setOpen('create') },
        ]
      : [],
  )
  return (
    <Section
      title="Additional disks"
      actions={
        <>
          <Button size="sm" disabledReason={whyNot} onPress={() => setOpen('attach')}>
            Attach existing disk
          </Button>
          <Button size="sm" disabledReason={whyNot} onPress={() => setOpen('create')}>
            Create disk
          </Button>
        </>
      }
    >
      <Table
        label="Additional disks"
        columns={diskColumns(project)}
        rows={others}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(disk) => [
          copyId(disk.id),
          ...writes.entries(snapshotDisk(disk), setBootDisk(instance, disk, bootDisk), detachDisk(instance, disk)),
          showTerraform(project, { disk: disk.name }),
        ]}
        empty={<EmptyState icon={<HardDrive />} title="No other disks" body="Attach one to give it more storage." />}
      />
      {open === 'attach' && <AttachDisk project={project} instance={instance} onDismiss={close} />}
      {open === 'create' && (
        <CreateDisk
          project={project}
          onDismiss={close}
          onCreated={(disk) => {
            close()
            void attachNew(instance, disk)
          }}
        />
      )}
    </Section>
  )
}
