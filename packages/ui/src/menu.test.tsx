// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RowActions } from './row-actions.tsx'
import { Table } from './table.tsx'

afterEach(cleanup)

const columns = [{ id: 'name', header: 'Name', isPrimary: true, cell: (row: { id: string; state: string }) => row.id }]

test('a row menu stays open while polling brings new rows, and acts on the newest', async () => {
  const onStop = vi.fn<(state: string) => void>()
  const table = (state: string) => (
    <Table
      label="Instances"
      columns={columns}
      rows={[{ id: 'web', state }]}
      rowKey={(row) => row.id}
      rowActions={(row) => [{ label: 'Copy ID' }, { label: 'Stop', onAction: () => onStop(row.state) }]}
    />
  )
  const { rerender } = render(table('starting'))
  await userEvent.click(screen.getByRole('button', { name: 'Row actions' }))
  rerender(table('running'))
  rerender(table('stopping'))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledExactlyOnceWith('stopping')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an entry with a reason is reached by keyboard, tells the reason and neither acts nor closes', async () => {
  const onAction = vi.fn<() => void>()
  render(
    <RowActions
      items={[{ label: 'Copy ID' }, { label: 'Delete', onAction, disabledReason: 'Stop the instance first' }]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  // user-event's Enter looks like a screen reader's click to React Aria, which then leaves the focus on the popover.
  act(() => screen.getByRole('menu').focus())
  await userEvent.keyboard('{End}')
  const entry = screen.getByRole('menuitem', { name: 'Delete', description: 'Stop the instance first' })
  expect(document.activeElement).toBe(entry)
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Stop the instance first', { selector: '[role=tooltip]' })).toBeTruthy()

  await userEvent.keyboard('{Enter}')
  await userEvent.click(entry)
  expect(onAction).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).not.toBeNull()
})

test('Escape closes the menu without acting and gives the focus back', async () => {
  const onAction = vi.fn<() => void>()
  render(<RowActions items={[{ label: 'Delete', onAction }]} />)
  const trigger = screen.getByRole('button', { name: 'Row actions' })
  await userEvent.click(trigger)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onAction).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger))
})
