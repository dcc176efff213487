import { Button, CheckMenu } from '../../src/index.ts'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const columns = ['State', 'Memory', 'Created', 'ID'].map((label) => ({ id: label.toLowerCase(), label }))

function Content() {
  return (
    <Held<ReadonlySet<string>> initial={new Set(['state', 'memory'])}>
      {(chosen, onChange) => (
        <div>
          <CheckMenu
            label="Columns"
            trigger={<Button>Columns</Button>}
            items={columns}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
      )}
    </Held>
  )
}

export const section: Section = { title: 'Check menu', group: 'Actions', Content }
