import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { imageOption } from '../image/option.ts'
import { snapshotOption } from '../snapshot/option.ts'
import { isUsable } from '../snapshot/queries.ts'
import type { DiskSources, DiskValues } from './create-schema.ts'
import { allDisks } from './queries.ts'

const sourceOptions = [
  { value: 'blank', label: 'Blank', description: 'Empty, to be partitioned by the instance' },
  { value: 'snapshot', label: 'Snapshot', description: 'As a disk was at some time' },
  { value: 'image', label: 'Image', description: 'A copy of an image, ready to boot from' },
]
const blockSizes = ['512', '2048', '4096'].map((value) => ({ value, label: value }))

interface DiskSourceFieldsProps {
  control: Control<DiskValues, unknown, FieldValues>
  project: string
  sources: DiskSources | undefined
  /** Another source, or another kind of it. */
  onChosen: () => void
  /** Another kind of source. */
  onKindChosen: (kind: string) => void
}

/** What a new disk is made from. */
export function DiskSourceFields({ control, project, sources, onChosen, onKindChosen }: DiskSourceFieldsProps) {
  const source = useWatch({ control, name: 'source' })
  const isLoading = sources === undefined
  return (
    <>
      <FormRadioGroup control={control} name="source" label="Source" options={sourceOptions} onChosen={onKindChosen} />
      {source === 'blank' && (
        <FormRadioGroup
          control={control}
          name="blockSize"
          label="Block size"
          hint="Bytes per sector, as the instance sees it"
          orientation="horizontal"
          options={blockSizes}
        />
      )}
      {source === 'snapshot' && <SnapshotField {...{ control, project, onChosen, isLoading }} sources={sources} />}
      {source === 'image' && (
        <FormComboBox
          control={control}
          name="image"
          label="Image"
          placeholder="Select an image"
          isLoading={isLoading}
          options={(sources?.images ?? []).map((image) =>
            imageOption(image, image.projectId ? 'Project image' : 'Silo image'),
          )}
          onChosen={onChosen}
        />
      )}
    </>
  )
}

interface SnapshotFieldProps extends Omit<DiskSourceFieldsProps, 'onKindChosen'> {
  isLoading: boolean
}

function SnapshotField({ control, project, sources, isLoading, onChosen }: SnapshotFieldProps) {
  const { data: disks } = useQuery(allDisks(project))
  const names = new Map(disks?.items.map(({ id, name }) => [id, name]))
  return (
    <FormComboBox
      control={control}
      name="snapshot"
      label="Snapshot"
      placeholder="Select a snapshot"
      hint="Only snapshots that are ready are listed"
      isLoading={isLoading}
      options={(sources?.snapshots ?? [])
        .filter(isUsable)
        .map((snapshot) => snapshotOption(snapshot, names.get(snapshot.diskId)))}
      onChosen={onChosen}
    />
  )
}
