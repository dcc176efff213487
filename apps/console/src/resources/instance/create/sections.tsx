import { memo, useDeferredValue } from 'react'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { FormSection } from '../../../form/form-section.tsx'
import { NameAndDescription } from '../../name-and-description.tsx'
import { BootDisk } from './boot-disk.tsx'
import { AdditionalDisks } from './disks.tsx'
import type { SectionProps } from './form.ts'
import { Hardware } from './hardware.tsx'
import { Network } from './network.tsx'
import { Policies } from './policies.tsx'
import { SshKeys } from './ssh-keys.tsx'
import { UserDataSection } from './user-data-section.tsx'

interface SectionsProps extends SectionProps {
  project: string
}

/** What is below the screen comes in a second render, which can be interrupted. */
function Below(props: SectionsProps) {
  const isNear = useDeferredValue(true, false)
  // What stands at the bottom of the screen stays there.
  if (!isNear) return <div className="h-dvh" />
  return (
    <>
      <AdditionalDisks {...props} />
      <SshKeys {...props} />
      <Network {...props} />
      <UserDataSection {...props} />
      <Policies {...props} />
    </>
  )
}

/** All that the form asks for. The page around it renders whenever anything about the form changes, this does not. */
export const Sections = memo(function Sections(props: SectionsProps) {
  const { control } = props.form
  return (
    <>
      <FormSection title="General">
        <NameAndDescription control={control} name="name" description="description" />
        <FormCheckbox control={control} name="start" label="Start instance" hint="As soon as it has been created" />
      </FormSection>
      <Hardware {...props} />
      <BootDisk {...props} />
      <Below {...props} />
    </>
  )
})
