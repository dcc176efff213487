// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Meter, meterTone } from './meter.tsx'

afterEach(cleanup)

test.each([
  [0, 'accent'],
  [66, 'accent'],
  [66.01, 'notice'],
  [75, 'notice'],
  [75.01, 'danger'],
  [100, 'danger'],
])('%d percent is %s', (percent, tone) => {
  expect(meterTone(percent)).toBe(tone)
})

test('the figure is in the tooltip, with two digits, and screen readers have it without', async () => {
  render(<Meter label="CPU" percent={12.3456} isFocusable />)
  const meter = screen.getByRole('meter', { name: 'CPU' })
  expect(meter.getAttribute('aria-valuetext')).toBe('12.35% used')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('tooltip').textContent).toBe('12.35% used')
})
