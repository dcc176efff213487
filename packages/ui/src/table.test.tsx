// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Table, type TableProps } from './table.tsx'

afterEach(cleanup)

interface Disk {
  id: string
  size: number
}

const disks: Disk[] = [
  { id: 'web-10', size: 1 },
  { id: 'web-2', size: 3 },
  { id: 'api', size: 2 },
]

function show(props: Partial<TableProps<Disk>> = {}) {
  return render(
    <Table<Disk>
      label="Disks"
      columns={[
        { id: 'name', header: 'Name', isPrimary: true, cell: (disk) => disk.id, value: (disk) => disk.id },
        { id: 'size', header: 'Size', align: 'end', cell: (disk) => disk.size },
      ]}
      rows={disks}
      rowKey={(disk) => disk.id}
      {...props}
    />,
  )
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

test('a header press sorts up, then down, then not at all', async () => {
  show()
  expect(sortOf('Name')).toBe('none')
  const header = screen.getByRole('button', { name: 'Name' })
  await userEvent.click(header)
  expect(names()).toEqual(['api', 'web-2', 'web-10'])
  expect(sortOf('Name')).toBe('ascending')
  await userEvent.click(header)
  expect(names()).toEqual(['web-10', 'web-2', 'api'])
  expect(sortOf('Name')).toBe('descending')
  await userEvent.click(header)
  expect(names()).toEqual(['web-10', 'web-2', 'api'])
  expect(sortOf('Name')).toBe('none')
})

test('a column without a sort value has no button', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Size' })).toBeNull()
  expect(sortOf('Size')).toBeNull()
})

test('no rows: the empty state stands in place of the table', () => {
  show({ rows: [], empty: <p>No disks</p> })
  expect(screen.getByText('No disks')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('loading: the table is busy, has the rows asked for, and is not empty', () => {
  const { container } = show({ rows: [], isLoading: true, loadingRows: 4, empty: <p>No disks</p> })
  expect(screen.queryByText('No disks')).toBeNull()
  expect(screen.getByRole('table', { name: 'Disks' }).getAttribute('aria-busy')).toBe('true')
  expect(container.querySelectorAll('tbody tr')).toHaveLength(4)
  expect(screen.queryAllByRole('rowheader')).toEqual([])
})

test('every cell but the name carries its label for the card', () => {
  show()
  const row = screen.getByRole('row', { name: /api/ })
  expect(within(row).getByRole('cell').dataset['label']).toBe('Size')
})

function Selectable() {
  const [keys, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table<Disk>
      label="Disks"
      columns={[{ id: 'name', header: 'Name', isPrimary: true, cell: (disk) => disk.id }]}
      rows={disks}
      rowKey={(disk) => disk.id}
      selection={{ keys, onChange }}
    />
  )
}

test('the first box takes all rows or none, and shows when some are taken', async () => {
  render(<Selectable />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked && box !== all).length
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select api' }))
  expect([chosen(), all.checked, all.indeterminate]).toEqual([1, false, true])
  await userEvent.click(all)
  expect([chosen(), all.checked, all.indeterminate]).toEqual([3, true, false])
  await userEvent.click(all)
  expect([chosen(), all.checked, all.indeterminate]).toEqual([0, false, false])
})

const focused = () => document.activeElement?.querySelector('th')?.textContent

test('the keyboard walks along the rows, follows the link and opens the menu', async () => {
  const followed: string[] = []
  const asked: string[] = []
  show({
    columns: [
      {
        id: 'name',
        header: 'Name',
        isPrimary: true,
        cell: ({ id }) => (
          <a href={`#${id}`} onClick={() => followed.push(id)}>
            {id}
          </a>
        ),
      },
    ],
    rowActions: ({ id }) => [{ label: 'Delete', onAction: () => asked.push(id) }],
  })
  await userEvent.tab()
  expect(focused()).toBe('web-10')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('web-2')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('api')
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(focused()).toBe('web-10')
  await userEvent.keyboard('{PageDown}{Enter}')
  expect(followed).toEqual(['api'])
  screen.getByRole('row', { name: /api/ }).focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(asked).toEqual(['api'])
})

test('one row is a tab stop, and Space in it selects', async () => {
  render(<Selectable />)
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  screen.getByRole('row', { name: /web-2/ }).focus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select web-2' }).checked).toBe(true)
})

test('a caller that keeps the order gets it back, and is told of a press', async () => {
  const pressed: string[] = []
  show({ sort: { columnId: 'name', direction: 'descending' }, onSort: (id) => pressed.push(id) })
  expect(names()).toEqual(['web-10', 'web-2', 'api'])
  expect(sortOf('Name')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(pressed).toEqual(['name'])
  expect(names()).toEqual(['web-10', 'web-2', 'api'])
})

test('a column without a drawing of its own shows its value, or that there is none', () => {
  show({
    columns: [
      { id: 'name', header: 'Name', isPrimary: true, value: ({ id }) => id },
      { id: 'note', header: 'Note', value: ({ size }) => (size === 2 ? 'two' : undefined) },
      { id: 'when', header: 'When', value: () => new Date('2026-01-02T03:04:05Z') },
    ],
  })
  const cells = within(screen.getByRole('row', { name: /api/ })).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['two', expect.stringContaining('2026')])
  expect(within(screen.getByRole('row', { name: /web-2/ })).getAllByRole('cell')[0]?.textContent).toBe('—')
})

const rowKey = ({ id }: Disk) => id

const many = Array.from({ length: 80 }, (_, index) => ({ id: `disk-${index}`, size: index }))

test('rows beyond the window come as well, a moment after those in it', async () => {
  show({ rows: many })
  await vi.waitFor(() => expect(names()).toEqual(many.map(({ id }) => id)))
})

test('a row that is as it was is not rendered again, whatever happens around it', async () => {
  const cell = vi.fn<(disk: Disk) => string>(({ id }) => id)
  const columns = [{ id: 'name', header: 'Name', isPrimary: true, cell }]
  function Changing() {
    const [rows, setRows] = useState(disks)
    const [keys, onChange] = useState<ReadonlySet<string>>(new Set())
    return (
      <>
        <button
          type="button"
          onClick={() => setRows(rows.map((row) => (row.id === 'api' ? { id: 'api', size: 9 } : row)))}
        >
          Grow
        </button>
        <Table label="Disks" columns={columns} rows={rows} rowKey={rowKey} selection={{ keys, onChange }} />
      </>
    )
  }
  render(<Changing />)
  const rendered = () => {
    const ids = cell.mock.calls.map(([{ id }]) => id)
    cell.mockClear()
    return ids
  }
  expect(rendered()).toEqual(['web-10', 'web-2', 'api'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select web-2' }))
  expect(rendered()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Grow' }))
  expect(rendered()).toEqual(['api'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select api' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select web-2' }).checked).toBe(true)
})
