import { useState } from 'react'
import { announce, Button } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  const [count, setCount] = useState(0)
  return (
    <Example title="Said by screen readers only" isRow>
      <Button
        onPress={() => {
          setCount(count + 1)
          announce(`${count + 1} disks found`)
        }}
      >
        Find another disk
      </Button>
      <span className="text-muted">{count} found</span>
    </Example>
  )
}

export const section: Section = { title: 'Announcement', group: 'Page', Content }
