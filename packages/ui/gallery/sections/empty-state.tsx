import { HardDrive } from 'lucide-react'
import { Button, EmptyState } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="A title">
        <EmptyState title="No matching disks" />
      </Example>
      <Example title="With what it is for and the first step">
        <EmptyState
          icon={<HardDrive />}
          title="No disks"
          body="A disk keeps its data when the instance that it is attached to is deleted."
          action={<Button variant="primary">New disk</Button>}
        />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Empty state', group: 'Page', Content }
