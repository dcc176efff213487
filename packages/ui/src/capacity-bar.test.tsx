// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CapacityBar } from './capacity-bar.tsx'

afterEach(cleanup)

const meter = () => screen.getByRole('meter', { name: 'Memory' })

test('it tells how much of how much is taken, to two digits', () => {
  render(<CapacityBar label="Memory" unit="GiB" used={1} capacity={3} />)
  expect(meter().textContent).toContain('33.33%')
  expect(meter().textContent).toContain('of 3 GiB')
  expect(meter().getAttribute('aria-valuetext')).toBe('33.33%')
})

test.each([
  [0, 0],
  [0n, 0n],
])('nothing of nothing is a dash, not a number', (used, capacity) => {
  render(<CapacityBar label="Memory" used={used} capacity={capacity} />)
  expect(meter().textContent).toContain('—%')
  expect(meter().textContent).not.toContain('NaN')
  expect(meter().getAttribute('aria-valuetext')).toBe('no capacity')
})

test('figures beyond what a number holds are exact', () => {
  render(<CapacityBar label="Memory" used={2n ** 64n} capacity={2n ** 66n} />)
  expect(meter().textContent).toContain('25.00%')
  expect(meter().textContent).toContain('18,446,744,073,709,551,616')
})

test('the caller says how a figure is written', () => {
  render(<CapacityBar label="Memory" used={512} capacity={1024} format={(value) => `${value} MiB`} />)
  expect(meter().textContent).toContain('512 MiB')
})
