import { EmptyState, Message, Tabs } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { HardDrive, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { diskOption } from '../../disk/option.ts'
import { BootImage, growDisk } from './boot-image.tsx'
import type { SectionProps } from './form.ts'
import { FormSection } from './section.tsx'
import { imageOf } from './values.ts'
import type { BootSource, Choices } from './values.ts'

/** Why nothing could be booted from; undefined when something could. */
export function whyNothingToBoot({ siloImages, projectImages, freeDisks }: Choices): string | undefined {
  return siloImages.length + projectImages.length + freeDisks.length > 0
    ? undefined
    : 'There is no image and no detached disk to boot from'
}

function SiloImages({ form, choices: { siloImages } }: SectionProps) {
  if (siloImages.length > 0) return <BootImage form={form} name="siloImage" images={siloImages} />
  return (
    <EmptyState
      icon={<Image />}
      title="No silo images"
      body="Images that the silo shares with its projects are here."
    />
  )
}

function ProjectImages({ form, choices: { projectImages } }: SectionProps) {
  if (projectImages.length > 0) return <BootImage form={form} name="projectImage" images={projectImages} />
  return <EmptyState icon={<Image />} title="No project images" body="Images that belong to this project are here." />
}

function ExistingDisks({ form, choices: { freeDisks } }: SectionProps) {
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

const sources: readonly { id: BootSource; label: string; Content: (props: SectionProps) => ReactNode }[] = [
  { id: 'silo', label: 'Silo images', Content: SiloImages },
  { id: 'project', label: 'Project images', Content: ProjectImages },
  { id: 'disk', label: 'Existing disks', Content: ExistingDisks },
]

export function BootDisk({ form, choices, project }: SectionProps & { project: string }) {
  const chosen = useWatch({ control: form.control, name: 'bootFrom' })
  const goTo = (id: string) => {
    const source = sources.find((source) => source.id === id)
    if (!source || source.id === chosen) return
    form.setValue('bootFrom', source.id, { shouldDirty: true })
    growDisk(form, imageOf(form.getValues(), choices))
  }
  return (
    <FormSection title="Boot disk" hint="What the instance starts from.">
      {whyNothingToBoot(choices) !== undefined && (
        <Message tone="notice" title="Nothing to boot from">
          The silo and this project have no images, and no disk of the project is detached.{' '}
          <Link to="/projects/$project/disks" params={{ project }}>
            Detach or create a disk
          </Link>{' '}
          first, or ask an administrator of the silo to share an image.
        </Message>
      )}
      <Tabs
        label="Boot disk"
        items={sources.map(({ id, label, Content }) => ({
          id,
          label,
          content: <Content form={form} choices={choices} />,
        }))}
        value={chosen}
        onChange={goTo}
      />
    </FormSection>
  )
}
