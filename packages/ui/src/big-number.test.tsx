// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BigNumber } from './big-number.tsx'

afterEach(cleanup)

test('an abbreviated figure shows the exact one on focus', async () => {
  render(<BigNumber value={12_345_678n} />)
  expect(screen.getByText('12.3M').getAttribute('aria-hidden')).toBe('true')
  await userEvent.tab()
  expect(screen.getByRole('tooltip').textContent).toBe('12,345,678')
})

test('an exact figure has no tooltip and is no tab stop', async () => {
  render(<BigNumber value={1234} />)
  expect(screen.getByText('1,234')).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('tooltip')).toBeNull()
})
