// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stubCanvas } from './canvas-stub.ts'
import type { ChartData } from './chart-data.ts'
import { ChartGroup } from './chart-group.tsx'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'

beforeAll(stubCanvas)
afterEach(cleanup)

const minute = 60_000
const start = Date.parse('2026-10-24T08:00:00Z')
const data: ChartData = {
  times: [0, 1, 2, 3, 4].map((index) => start + index * minute),
  series: [
    { id: 'run', label: 'Running', values: [10, 20, null, 40, 50] },
    { id: 'idle', label: 'Idle', values: [90, 80, 70, 60, 50] },
  ],
}
const other: ChartData = { ...data, series: [{ id: 'run', label: 'Running', values: [1, 2, 3, 4, 5] }] }
const nothing: ChartData = { times: [], series: [] }

const base = { label: 'CPU', unit: 'percent' } as const
const chart = (props: Partial<TimeChartProps> = {}) => <TimeChart {...base} data={data} {...props} />
const slider = (name = 'CPU') => screen.getByRole('slider', { name })
const said = (name?: string) => slider(name).getAttribute('aria-valuetext') ?? ''
const canvases = () => document.querySelectorAll('canvas')
/** What stands beside the cursor, for eyes. */
const shown = () =>
  [...document.querySelectorAll('p')]
    .filter((row) => row.closest('[aria-hidden]:not([hidden])'))
    .map((row) => row.textContent)

test('arrow keys go from sample to sample, Home and End to the ends; the numbers are said and shown', async () => {
  render(chart())
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(slider())
  expect(said()).toContain('Running 50.00%, Idle 50.00%')
  await userEvent.keyboard('{ArrowLeft}')
  expect(said()).toMatch(/08:03:00.*: Running 40.00%, Idle 60.00%/)
  expect(shown()).toEqual([expect.stringContaining('08:03:00'), 'Running40.00%', 'Idle60.00%'])
  await userEvent.keyboard('{Home}')
  expect(said()).toContain('Running 10.00%, Idle 90.00%')
  await userEvent.keyboard('{ArrowLeft}')
  expect(slider().getAttribute('aria-valuenow')).toBe('0')
  await userEvent.keyboard('{End}')
  expect(slider().getAttribute('aria-valuenow')).toBe('4')
})

test('a gap is said to be one', async () => {
  render(chart())
  slider().focus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect(said()).toContain('Running no value, Idle 70.00%')
  expect(shown()).toContain('Running—')
})

test('Escape takes the numbers away, and so does leaving', async () => {
  render(chart())
  act(() => slider().focus())
  expect(shown()).not.toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
  await userEvent.keyboard('{Home}')
  expect(shown()).not.toEqual([])
  await userEvent.tab()
  expect(shown()).toEqual([])
})

test('a span marked with Shift is zoomed into with Enter', async () => {
  const onZoom = vi.fn<NonNullable<TimeChartProps['onZoom']>>()
  render(chart({ onZoom }))
  slider().focus()
  await userEvent.keyboard('{Enter}')
  expect(onZoom).not.toHaveBeenCalled()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
  expect(onZoom.mock.calls).toEqual([[{ start: new Date(start + 2 * minute), end: new Date(start + 4 * minute) }]])
})

test('the way back is there while there is one', async () => {
  const onZoomOut = vi.fn<() => void>()
  const { rerender } = render(chart({ onZoomOut }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await userEvent.dblClick(slider())
  expect(onZoomOut).toHaveBeenCalledTimes(2)
  rerender(chart())
  expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull()
})

test('the legend switches series off and on', async () => {
  render(chart())
  const idle = within(screen.getByRole('group', { name: 'Series of CPU' })).getByRole('button', { name: 'Idle' })
  expect(idle.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(idle)
  expect(idle.getAttribute('aria-pressed')).toBe('false')
  act(() => slider().focus())
  await userEvent.keyboard('{Home}')
  expect(said()).toContain('Running 10.00%')
  expect(said()).not.toContain('Idle')
  await userEvent.click(idle)
  act(() => slider().focus())
  await userEvent.keyboard('{End}')
  expect(said()).toContain('Idle 50.00%')
})

test('one series needs no legend', () => {
  render(chart({ data: other }))
  expect(screen.queryByRole('group', { name: 'Series of CPU' })).toBeNull()
})

test('the table has the same numbers', async () => {
  render(chart())
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'Samples of CPU' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Time', 'Running (%)', 'Idle (%)'])
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['10', '90'],
    ['20', '80'],
    ['—', '70'],
    ['40', '60'],
    ['50', '50'],
  ])
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a screen reader hears the range and what each series did', () => {
  render(chart())
  const caption = document.getElementById(slider().getAttribute('aria-describedby') ?? '')?.textContent
  expect(caption).toMatch(/^From .*08:00:00.* to .*08:04:00/)
  expect(caption).toContain('Running: last 50.00%, lowest 10.00%, highest 50.00%.')
})

test('other data, other series and another range are drawn on the same canvas', () => {
  const { rerender } = render(chart())
  const [canvas] = canvases()
  rerender(chart({ data: other }))
  rerender(chart({ data: { ...data, range: { start: new Date(start), end: new Date(start + minute) } } }))
  expect([...canvases()]).toEqual([canvas])
  expect(slider().getAttribute('aria-valuetext')).toContain('Idle')
})

test('the cursor goes along the new samples', async () => {
  const { rerender } = render(chart())
  const longer = Array.from({ length: 10 }, (_, index) => index)
  const later = {
    times: longer.map((index) => start + index * minute),
    series: [{ id: 'run', label: 'Running', values: longer }],
  }
  rerender(chart({ data: later }))
  act(() => slider().focus())
  await userEvent.keyboard('{Home}{End}')
  expect(shown()).toEqual([expect.stringContaining('08:09:00'), 'Running9.00%'])
})

test('nothing is left when the chart goes', () => {
  const { unmount } = render(chart())
  const host = slider()
  expect(host.querySelector('canvas')).not.toBeNull()
  unmount()
  expect(host.querySelector('canvas')).toBeNull()
})

test('at first there is a place for the chart, later the last picture stays while other numbers come', () => {
  const { rerender } = render(chart({ data: undefined, isLoading: true }))
  expect(screen.getByRole('status').textContent).toBe('Loading chart')
  rerender(chart())
  expect(screen.queryByRole('status')).toBeNull()
  rerender(chart({ data: undefined, isLoading: true }))
  expect(screen.getByRole('figure', { name: 'CPU' }).getAttribute('aria-busy')).toBe('true')
  expect(said()).toContain('Running 50.00%')
})

test('a failure is told, can be tried again, and does not take the picture away', async () => {
  const onRetry = vi.fn<() => void>()
  const { rerender } = render(chart({ data: undefined, error: 'The rack did not answer.', onRetry }))
  expect(screen.getByRole('alert').textContent).toContain('The rack did not answer.')
  rerender(chart())
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(chart({ data: undefined, error: 'The rack did not answer.', onRetry }))
  expect(screen.getByRole('alert').textContent).toContain('The rack did not answer.')
  expect(said()).toContain('Running 50.00%')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('no samples are said to be none', () => {
  render(chart({ data: nothing }))
  expect(screen.getByText('No samples in this range')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('in a group the others show the same moment', async () => {
  render(
    <ChartGroup>
      {chart()}
      {chart({ label: 'Memory', data: other })}
    </ChartGroup>,
  )
  act(() => slider().focus())
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(said('Memory')).toContain('Running 2.00%')
  expect(said('CPU')).toContain('Running 20.00%')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
})
