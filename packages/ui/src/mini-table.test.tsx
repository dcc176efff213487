// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MiniTable } from './mini-table.tsx'
import { MiniTableButtons, type MiniTableButtonsProps } from './mini-table-buttons.tsx'

afterEach(cleanup)

interface Target {
  kind: string
  name: string
}

interface TargetsProps {
  first: readonly string[]
  emptyText?: string
  onEdit?: (target: Target) => void
}

function Targets({ first, emptyText, onEdit }: TargetsProps) {
  const [items, setItems] = useState<readonly Target[]>(first.map((name) => ({ kind: 'VPC', name })))
  return (
    <MiniTable
      label="Targets"
      columns={[
        { label: 'Kind', cell: (target) => target.kind },
        { label: 'Name', cell: (target) => target.name },
      ]}
      items={items}
      itemKey={(target) => target.name}
      itemName={(target) => target.name}
      onRemove={(target) => setItems(items.filter((item) => item !== target))}
      onEdit={onEdit}
      emptyText={emptyText}
    />
  )
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

test('items are rows under their labels', () => {
  render(<Targets first={['web', 'db']} />)
  const table = screen.getByRole('table', { name: 'Targets' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Kind', 'Name', 'Remove'])
  expect(within(table).getByRole('row', { name: /VPC db/ })).toBeTruthy()
})

test('an item is removed by its button, and the focus goes to the next row, then to the one before', async () => {
  render(<Targets first={['web', 'db', 'cache']} emptyText="No targets" />)
  await userEvent.click(remove('db'))
  expect(screen.queryByText('db')).toBeNull()
  expect(document.activeElement).toBe(remove('cache'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(remove('web'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('No targets')
})

test('a row that can be edited has a button for it, which does not get the focus of one that is removed', async () => {
  const onEdit = vi.fn<(target: Target) => void>()
  render(<Targets first={['web', 'db']} onEdit={onEdit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit db' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ kind: 'VPC', name: 'db' })
  await userEvent.click(remove('web'))
  expect(document.activeElement).toBe(remove('db'))
})

test('empty, it says so or is not there', () => {
  const { container, rerender } = render(<Targets first={[]} emptyText="No targets" />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('No targets')).toBeTruthy()
  rerender(<Targets first={[]} />)
  expect(container.textContent).toBe('')
})

function buttons(props: Partial<MiniTableButtonsProps> = {}) {
  const [onAdd, onClear, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <form onSubmit={onSubmit}>
      <MiniTableButtons addLabel="Add target" onAdd={onAdd} onClear={onClear} {...props} />
    </form>,
  )
  return { onAdd, onClear, onSubmit }
}

test('the buttons add and clear, and submit nothing', async () => {
  const { onAdd, onClear, onSubmit } = buttons()
  await userEvent.click(screen.getByRole('button', { name: 'Add target' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([onAdd.mock.calls.length, onClear.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1, 0])
})

test('the buttons are disabled together and tell why', async () => {
  const { onAdd, onClear } = buttons({ disabledReason: 'Enter a name first' })
  const user = userEvent.setup()
  for (const name of ['Clear', 'Add target']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(screen.getByRole('tooltip').textContent).toBe('Enter a name first')
  }
  expect(onAdd).not.toHaveBeenCalled()
  expect(onClear).not.toHaveBeenCalled()
})
