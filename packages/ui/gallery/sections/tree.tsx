import { File, Folder } from 'lucide-react'
import { useState } from 'react'
import { Tree } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const nodes = [
  { id: 'readme', label: 'README.md', icon: <File aria-hidden="true" /> },
  {
    id: 'network',
    label: 'network',
    icon: <Folder aria-hidden="true" />,
    children: [
      { id: 'lots', label: 'address-lots.jsonl', icon: <File aria-hidden="true" /> },
      {
        id: 'switches',
        label: 'switches',
        icon: <Folder aria-hidden="true" />,
        children: [
          { id: 'ports', label: `ports-${'of-a-long-name-'.repeat(6)}.json`, icon: <File aria-hidden="true" /> },
        ],
      },
    ],
  },
]

function Content() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['network', 'switches']))
  return (
    <Example title="Files, of which one is looked at">
      <div className="max-w-sm">
        <Held<string> initial="lots">
          {(selected, select) => (
            <Tree
              label="Files"
              nodes={nodes}
              expanded={expanded}
              onExpandedChange={setExpanded}
              selected={selected}
              onSelect={select}
            />
          )}
        </Held>
      </div>
    </Example>
  )
}

export const section: Section = { title: 'Tree', group: 'Data', Content }
