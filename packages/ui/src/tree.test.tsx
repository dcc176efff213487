// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tree } from './tree.tsx'

afterEach(cleanup)

const nodes = [
  { id: 'readme', label: 'README.md' },
  { id: 'network', label: 'network', children: [{ id: 'lots', label: 'lots.jsonl' }] },
]

function Sample({ onSelect }: { onSelect?: (id: string) => void }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<string>()
  return (
    <Tree
      label="Files"
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={selected}
      onSelect={(id) => {
        setSelected(id)
        onSelect?.(id)
      }}
    />
  )
}

const row = (name: string) => screen.queryByRole('row', { name })

test('choosing what holds others opens and closes it, and is no choice', async () => {
  const chosen: string[] = []
  render(<Sample onSelect={(id) => chosen.push(id)} />)
  expect(row('lots.jsonl')).toBeNull()
  await userEvent.click(screen.getByText('network'))
  expect(row('lots.jsonl')).not.toBeNull()
  await userEvent.click(screen.getByText('network'))
  expect(row('lots.jsonl')).toBeNull()
  expect(chosen).toEqual([])
})

test('a leaf is chosen by pointer, and by keys on the way through what is open', async () => {
  const chosen: string[] = []
  render(<Sample onSelect={(id) => chosen.push(id)} />)
  await userEvent.click(screen.getByText('README.md'))
  expect(row('README.md')?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('lots.jsonl')
  await userEvent.keyboard('{Enter}')
  expect(chosen.at(-1)).toBe('lots')
})
