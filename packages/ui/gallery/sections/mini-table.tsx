import { useState } from 'react'
import { MiniTable, MiniTableButtons, TextField } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const columns = [
  { label: 'Kind', cell: () => 'VPC' },
  { label: 'Name', cell: (name: string) => name },
]

function Content() {
  return (
    <>
      <Example title="Empty, and a field that fills it">
        <Targets />
      </Example>
      <Example title="Many rows, a long name">
        <Rows initial={['web', 'database', 'cache', 'x'.repeat(63)]} />
      </Example>
    </>
  )
}

function Rows({ initial }: { initial: readonly string[] }) {
  const [items, setItems] = useState(initial)
  return (
    <MiniTable
      label="Targets"
      columns={columns}
      items={items}
      itemKey={String}
      itemName={String}
      onRemove={(name) => setItems(items.filter((item) => item !== name))}
      emptyText="No targets"
    />
  )
}

function Targets() {
  const [name, setName] = useState('')
  const [items, setItems] = useState<readonly string[]>([])
  return (
    <>
      <TextField label="VPC name" value={name} onChange={setName} />
      <MiniTableButtons
        addLabel="Add target"
        disabledReason={name === '' ? 'Enter a name first' : undefined}
        onClear={() => setName('')}
        onAdd={() => {
          setItems([...items.filter((item) => item !== name), name])
          setName('')
        }}
      />
      <MiniTable
        label="Targets"
        columns={columns}
        items={items}
        itemKey={String}
        itemName={String}
        onEdit={setName}
        onRemove={(gone) => setItems(items.filter((item) => item !== gone))}
        emptyText="No targets"
      />
    </>
  )
}

export const section: Section = { title: 'Mini table', group: 'Fields', Content }
