// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubCanvas } from './canvas-stub.ts'
import { ChartCard, type ChartCardProps } from './chart-card.tsx'
import type { ChartData } from './chart-data.ts'

const saved: { name: string; content: Blob }[] = []

beforeAll(stubCanvas)
beforeEach(() => {
  saved.length = 0
  let content = new Blob([])
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) content = source
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const data: ChartData = {
  times: [Date.parse('2026-10-24T08:00:00Z'), Date.parse('2026-10-24T08:01:00Z')],
  series: [{ id: 'read', label: 'Read', values: [1.5, 2048] }],
}

const card = (props: Partial<ChartCardProps> = {}) => (
  <ChartCard title="Bytes read" data={data} unit="bytes" {...props} />
)

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bytes read' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

test('the numbers come as a file named after the chart', async () => {
  render(card())
  await choose('Download CSV')
  expect(saved.map(({ name }) => name)).toEqual(['bytes-read.csv'])
  expect(await saved[0]?.content.text()).toBe(
    'time,Read (bytes)\r\n2026-10-24T08:00:00.000Z,1.5\r\n2026-10-24T08:01:00.000Z,2048\r\n',
  )
})

test('the query is copied where there is one', async () => {
  const user = userEvent.setup()
  render(card({ query: 'get virtual_disk:bytes_read' }))
  await user.click(screen.getByRole('button', { name: 'Actions for Bytes read' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy query' }))
  expect(await navigator.clipboard.readText()).toBe('get virtual_disk:bytes_read')
})

test('without a query there is nothing to copy; what a page adds comes first', async () => {
  render(card({ menuItems: [{ label: 'About this metric' }] }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bytes read' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'About this metric',
    'Download CSV',
    'Download PNG',
    'Show as table',
  ])
})

test('the menu turns the chart into a table and back', async () => {
  render(card())
  await choose('Show as table')
  expect(screen.getByRole('table', { name: 'Samples of Bytes read' })).toBeTruthy()
  await choose('Show as chart')
  expect(screen.getByRole('slider', { name: 'Bytes read' })).toBeTruthy()
})

test('while there are no numbers, nothing can be downloaded, and why is told', async () => {
  render(card({ data: undefined, isLoading: true }))
  await choose('Download CSV')
  expect(saved).toEqual([])
  expect(screen.getByRole('menuitem', { name: 'Download CSV' }).textContent).toContain('There are no samples')
})
