import { EmptyState, linkClass, Message, Tabs } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Camera, HardDrive, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { diskOption } from '../../disk/option.ts'
import { snapshotOption } from '../../snapshot/option.ts'
import { growDisk, ImageChoice, NewBootDisk, SnapshotChoice } from './boot-origin.tsx'
import type { SectionProps } from './form.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { hasNothingToBoot } from './values.ts'
import type { BootSource } from './values.ts'

interface ImagesProps extends SectionProps {
  project: string
}

function SiloImages({ form, choices }: ImagesProps) {
  if (choices.siloImages.length > 0)
    return (
      <>
        <ImageChoice {...{ form, choices }} name="siloImage" images={choices.siloImages} />
        <NewBootDisk {...{ form, choices }} />
      </>
    )
  return (
    <EmptyState
      icon={<Image />}
      title="No silo images"
      body="Images that the silo shares with its projects are here. An image of a project can be promoted to one."
    />
  )
}

function ProjectImages({ form, choices, project }: ImagesProps) {
  if (choices.projectImages.length > 0)
    return (
      <>
        <ImageChoice {...{ form, choices }} name="projectImage" images={choices.projectImages} />
        <NewBootDisk {...{ form, choices }} />
      </>
    )
  return (
    <EmptyState
      icon={<Image />}
      title="No project images"
      body="Images that belong to this project are here."
      action={
        <Link to="/projects/$project/images-new" params={{ project }} className={linkClass}>
          Upload an image
        </Link>
      }
    />
  )
}

function ExistingDisks({ form, choices: { freeDisks } }: ImagesProps) {
  if (freeDisks.length === 0)
    return (
      <EmptyState icon={<HardDrive />} title="No detached disks" body="Only a disk that no instance has can be used." />
    )
  return (
    <FormComboBox
      control={form.control}
      name="disk"
      label="Disk"
      placeholder="Select a disk"
      hint="Disks that are not attached to an instance"
      options={freeDisks.map((disk) => diskOption(disk, 'name'))}
    />
  )
}

function Snapshots({ form, choices }: ImagesProps) {
  if (choices.snapshots.length === 0)
    return <EmptyState icon={<Camera />} title="No snapshots" body="Snapshots of the disks of this project are here." />
  return (
    <>
      <SnapshotChoice
        {...{ form, choices }}
        options={choices.snapshots.map((snapshot) => snapshotOption(snapshot, undefined))}
      />
      <NewBootDisk {...{ form, choices }} />
    </>
  )
}

const sources: readonly { id: BootSource; label: string; Content: (props: ImagesProps) => ReactNode }[] = [
  { id: 'silo', label: 'Silo images', Content: SiloImages },
  { id: 'project', label: 'Project images', Content: ProjectImages },
  { id: 'disk', label: 'Existing disks', Content: ExistingDisks },
  { id: 'snapshot', label: 'Snapshots', Content: Snapshots },
]

export function BootDisk({ form, choices, project }: ImagesProps) {
  const chosen = useWatch({ control: form.control, name: 'bootFrom' })
  const goTo = (id: string) => {
    const source = sources.find((source) => source.id === id)
    if (!source || source.id === chosen) return
    form.setValue('bootFrom', source.id, { shouldDirty: true })
    growDisk(form, choices)
  }
  return (
    <FormSection title="Boot disk" hint="What the instance starts from.">
      {hasNothingToBoot(choices) && (
        <Message tone="notice" title="Nothing to boot from">
          There is no image and no snapshot that you may see, and no disk of the project is detached.{' '}
          <Link to="/projects/$project/images-new" params={{ project }}>
            Upload an image
          </Link>{' '}
          first, or ask an administrator of the silo to share one.
        </Message>
      )}
      <Tabs
        label="Boot disk"
        items={sources.map(({ id, label, Content }) => ({
          id,
          label,
          content: (
            <div className="flex flex-col gap-4">
              <Content {...{ form, choices, project }} />
            </div>
          ),
        }))}
        value={chosen}
        onChange={goTo}
      />
    </FormSection>
  )
}
