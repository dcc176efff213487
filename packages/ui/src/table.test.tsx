// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
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
        { id: 'name', header: 'Name', isPrimary: true, cell: (disk) => disk.id, sortValue: (disk) => disk.id },
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
