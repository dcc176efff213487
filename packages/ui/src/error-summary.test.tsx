// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

test('one error stands under "Error", without a count', () => {
  render(<ErrorSummary errors={['Name already exists']} />)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Error')).toBeTruthy()
  expect(within(alert).getByText('Name already exists')).toBeTruthy()
  expect(alert.textContent).not.toContain('issue')
})

test('several are counted and listed under "Errors"', () => {
  render(<ErrorSummary errors={['Name already exists', 'Size is too small', 'Pool is required']} />)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Errors')).toBeTruthy()
  expect(alert.textContent).toContain('3 issues')
  expect(within(alert).getAllByRole('listitem')).toHaveLength(3)
})

test('without errors there is nothing', () => {
  const { container } = render(<ErrorSummary errors={[]} />)
  expect(container.textContent).toBe('')
})
