import { Message, ModalForm, RadioGroup } from '@plenum/ui'
import { whyNotDisk } from '@plenum/api/disk-rules'
import { generateName } from '@plenum/api/generate-name'
import type { Disk, Instance } from '@plenum/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { query, queryClient, refresh } from '../../api/query.ts'
import { StorageHint } from '../disk/storage-hint.tsx'
import { instanceDisksQuery } from './queries.ts'

const POLL = 500

/** Resolves when disks can be made from a snapshot. */
async function whenReady(snapshot: string): Promise<void> {
  const { state } = await queryClient.fetchQuery({
    ...query('snapshotView', { params: { snapshot } }),
    staleTime: 0,
  })
  if (state === 'ready') return
  if (state !== 'creating') throw new Error(`A snapshot is ${state}`)
  await new Promise((resolve) => setTimeout(resolve, POLL))
  return whenReady(snapshot)
}

/** Takes a snapshot of each disk; resolves to their ids when all can be used. */
async function copyAll(project: string, disks: readonly Disk[]): Promise<string[]> {
  const taken = await Promise.all(
    disks.map(({ id, name }) =>
      call('snapshotCreate', { query: { project }, body: { name: generateName([name]), description: '', disk: id } }),
    ),
  )
  const ids = taken.map(({ id }) => id)
  await Promise.all(ids.map(whenReady))
  return ids
}

const options = [
  {
    value: 'blank',
    label: 'New disks',
    description: 'The boot disk from the same image, the others blank, all of the same sizes',
  },
  {
    value: 'copies',
    label: 'Copies',
    description: 'Takes a snapshot of each disk now, and makes the new disks from those',
  },
] as const

interface CreateSimilarProps {
  project: string
  instance: Instance
  onDismiss: () => void
}

/** The way to the form for an instance like this one: what its disks hold is asked first, for snapshots take time. */
export function CreateSimilar({ project, instance, onDismiss }: CreateSimilarProps) {
  const navigate = useNavigate()
  const [content, setContent] = useState<'blank' | 'copies'>('blank')
  const { data: disks } = useQuery(instanceDisksQuery({ project, instance: instance.name }))
  const prepare = useMutation({
    mutationFn: async () => (content === 'copies' ? await copyAll(project, disks?.items ?? []) : []),
    onSettled: () => void refresh('snapshotList', 'diskList', 'utilizationView'),
    onSuccess: (copies) =>
      navigate({
        to: '/projects/$project/instances-new',
        params: { project },
        search: { like: instance.name, ...(copies.length > 0 && { copies }) },
      }),
  })
  const busy = disks?.items.find(({ state }) => whyNotDisk('snapshot', state.state) !== undefined)
  const bytes = (disks?.items ?? []).reduce((sum, { size }) => sum + size, 0)
  const whyNot =
    content === 'blank'
      ? undefined
      : disks
        ? busy && `Disk ${busy.name} is ${busy.state.state}`
        : 'Its disks are not known yet'
  return (
    <ModalForm
      title="Create similar instance"
      submitLabel="Continue"
      onDismiss={onDismiss}
      isPending={prepare.isPending}
      errors={prepare.error ? [prepare.error.message] : []}
      submitDisabledReason={whyNot}
      onSubmit={() => prepare.mutate()}
    >
      <p className="text-muted">
        The form for a new instance begins as <strong className="text-text">{instance.name}</strong> is. Nothing is
        created before you have seen it.
      </p>
      <RadioGroup
        label="Disks"
        options={options}
        value={content}
        onChange={(value) => value !== '' && setContent(value)}
      />
      {content === 'copies' && (
        <>
          {instance.runState === 'running' && (
            <Message tone="notice">
              It is running: what it has not yet written to its disks is not in the copies.
            </Message>
          )}
          <StorageHint bytes={bytes} when="With the snapshots alone" />
        </>
      )}
    </ModalForm>
  )
}
