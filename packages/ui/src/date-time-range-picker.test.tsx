// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DateTimeRangePicker, type DateTimeRangePickerProps } from './date-time-range-picker.tsx'
import { timeRange, type TimeRange } from './time-range.ts'

const now = new Date('2026-10-24T08:30:00Z')

// It comes when it is asked for, and the clock stands still here.
beforeAll(() => import('./range-fields.tsx'))
beforeEach(() => {
  // happy-dom tells of a selection at once, even of one that has not changed; React Aria would answer for ever.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
  vi.useFakeTimers()
  // Testing Library lets pending timers run between actions only where it sees Jest's clock.
  vi.stubGlobal('jest', { advanceTimersByTime: (delay: number) => vi.advanceTimersByTime(delay) })
  vi.setSystemTime(now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

function start(
  initial: TimeRange = timeRange('last-day', now),
  props: Partial<Pick<DateTimeRangePickerProps, 'minValue' | 'maxValue'>> = {},
) {
  const onChange = vi.fn<(value: TimeRange) => void>()
  function Page() {
    const [value, setValue] = useState(initial)
    const change = (next: TimeRange) => {
      onChange(next)
      setValue(next)
    }
    return <DateTimeRangePicker label="Range" value={value} onChange={change} timeZone="Europe/Berlin" {...props} />
  }
  render(<Page />)
  return { onChange, user: userEvent.setup({ advanceTimers: pass }) }
}

type User = ReturnType<typeof userEvent.setup>

const preset = () => screen.getByRole('button', { name: /Choose a time range preset/ })
const dates = () => screen.getByRole('button', { name: /2026/ })
const dialog = () => screen.getByRole('dialog', { name: 'Range' })
const day = (name: RegExp) => within(dialog()).getByRole('button', { name })

async function choosePreset(user: User, name: string) {
  await user.click(preset())
  await user.click(screen.getByRole('option', { name }))
}

async function openDates(user: User) {
  await user.click(dates())
  await within(dialog()).findByRole('group', { name: 'Start time' })
}

async function typeTime(user: User, field: string, hour: string, minute: string) {
  const group = within(dialog()).getByRole('group', { name: field })
  await user.click(within(group).getByRole('spinbutton', { name: /hour/ }))
  await user.keyboard(hour)
  await user.click(within(group).getByRole('spinbutton', { name: /minute/ }))
  await user.keyboard(minute)
}

const custom = (start: string, end: string): TimeRange => ({
  preset: 'custom',
  start: new Date(start),
  end: new Date(end),
})

test('the button shows the range by the 24 hour clock of the time zone', () => {
  start(timeRange('last-3-hours', now))
  expect(dates().textContent).toMatch(/24.*07:30.*10:30/)
  expect(preset().textContent).toContain('Last 3 hours')
})

test('a preset is handed over at once and reaches up to now', async () => {
  const { user, onChange } = start()
  vi.setSystemTime(new Date('2026-10-24T09:00:00Z'))
  await choosePreset(user, 'Last 30 days')
  expect(onChange).toHaveBeenCalledTimes(1)
  const [range] = onChange.mock.lastCall ?? []
  expect(range?.preset).toBe('last-30-days')
  expect(range && range.end.getTime() - range.start.getTime()).toBe(30 * 86_400_000)
  // The fake clock runs on a little while the list opens.
  expect(range?.end.toISOString()).toMatch(/^2026-10-24T09:00:0/)
})

test('choosing Custom keeps the dates', async () => {
  const { user, onChange } = start()
  await choosePreset(user, 'Custom')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...timeRange('last-day', now), preset: 'custom' })
})

test('picked days keep their times, make the range custom at once, and are handed over after a pause', async () => {
  const { user, onChange } = start()
  await openDates(user)
  await user.click(day(/ 5 October|October 5/))
  await user.click(day(/ 7 October|October 7/))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...timeRange('last-day', now), preset: 'custom' })
  pass(399)
  expect(onChange).toHaveBeenCalledTimes(1)
  pass(1)
  expect(onChange).toHaveBeenLastCalledWith(custom('2026-10-05T08:30:00Z', '2026-10-07T08:30:00Z'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('the calendar works from the keyboard and Escape gives the focus back', async () => {
  const { user, onChange } = start(custom('2026-10-10T08:00:00Z', '2026-10-12T10:00:00Z'))
  act(() => dates().focus())
  await user.keyboard('{Enter}')
  await within(dialog()).findByRole('grid')
  act(() => day(/(October 10,|10 October) 2026 selected$/).focus())
  await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}')
  pass(400)
  expect(onChange).toHaveBeenLastCalledWith(custom('2026-10-17T08:00:00Z', '2026-10-19T10:00:00Z'))
  await user.keyboard('{Escape}')
  pass(100)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(dates())
})

test('typed times count in the time zone, on both sides of a change of clocks', async () => {
  const { user, onChange } = start(custom('2026-10-24T08:00:00Z', '2026-10-25T12:00:00Z'))
  await openDates(user)
  await typeTime(user, 'Start time', '06', '15')
  await typeTime(user, 'End time', '23', '45')
  pass(400)
  expect(onChange).toHaveBeenLastCalledWith(custom('2026-10-24T04:15:00Z', '2026-10-25T22:45:00Z'))
})

test('a start after the end is told and never handed over', async () => {
  const { user, onChange } = start(custom('2026-10-24T06:00:00Z', '2026-10-24T07:00:00Z'))
  await openDates(user)
  await typeTime(user, 'Start time', '20', '00')
  expect(within(dialog()).getByRole('alert').textContent).toBe('Date range is invalid')
  pass(60_000)
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  pass(100)
  expect(screen.getByRole('button', { name: /20:00/, description: 'Date range is invalid' })).toBeDefined()
})

test('mended, it is handed over', async () => {
  const { user, onChange } = start(custom('2026-10-24T06:00:00Z', '2026-10-24T07:00:00Z'))
  await openDates(user)
  await typeTime(user, 'Start time', '20', '00')
  await typeTime(user, 'End time', '21', '00')
  pass(400)
  expect(within(dialog()).queryByRole('alert')).toBeNull()
  expect(onChange).toHaveBeenLastCalledWith(custom('2026-10-24T18:00:00Z', '2026-10-24T19:00:00Z'))
})

test('a preset takes an invalid range back', async () => {
  const { user, onChange } = start(custom('2026-10-24T07:00:00Z', '2026-10-24T06:00:00Z'))
  expect(screen.getByRole('button', { description: 'Date range is invalid' })).toBe(dates())
  await choosePreset(user, 'Last hour')
  expect(onChange.mock.lastCall?.[0].preset).toBe('last-hour')
  expect(screen.queryByText('Date range is invalid')).toBeNull()
})

test('a range from elsewhere drops what was being picked, and it does not come back', async () => {
  const own = custom('2026-10-24T06:00:00Z', '2026-10-24T07:00:00Z')
  const onChange = vi.fn<(value: TimeRange) => void>()
  const picker = (value: TimeRange) => (
    <DateTimeRangePicker label="Range" value={value} onChange={onChange} timeZone="Europe/Berlin" />
  )
  const { rerender } = render(picker(own))
  const user = userEvent.setup({ advanceTimers: pass })
  await openDates(user)
  await typeTime(user, 'Start time', '05', '00')
  await user.keyboard('{Escape}')
  rerender(picker(timeRange('last-week', now)))
  rerender(picker(own))
  pass(400)
  expect(onChange).not.toHaveBeenCalled()
  expect(dates().textContent).toMatch(/08:00.*09:00/)
})

test('days after the last possible one cannot be picked, times after it are told', async () => {
  const { user, onChange } = start(timeRange('last-hour', now), { maxValue: now })
  await openDates(user)
  expect(day(/ 25 October|October 25/).getAttribute('aria-disabled')).toBe('true')
  await typeTime(user, 'End time', '10', '31')
  expect(within(dialog()).getByRole('alert').textContent).toBe('Date range is invalid')
  pass(400)
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...timeRange('last-hour', now), preset: 'custom' })
})
