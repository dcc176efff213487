// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { OverflowList } from './overflow-list.tsx'

afterEach(cleanup)

const list = (names: readonly string[], limit?: number) => (
  <OverflowList heading="Other targets" limit={limit}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </OverflowList>
)

test('what does not fit is counted, and listed under a heading on focus', async () => {
  render(list(['web', 'db', 'cache', 'queue']))
  const more = screen.getByRole('button', { name: '+2 more' })
  expect(more.textContent).toBe('+2')
  expect(screen.queryByText('cache')).toBeNull()
  await userEvent.tab()
  const tooltip = screen.getByRole('tooltip').textContent
  expect(tooltip).toBe('Other targetscachequeue')
  expect(screen.getByText('web')).toBeTruthy()
})

test.each([
  [['web', 'db'], undefined],
  [['a', 'b', 'c'], 3],
])('%j with the limit %s fits', (names, limit) => {
  render(list(names, limit))
  for (const name of names) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing is a dash', () => {
  render(list([]))
  expect(screen.getByText('—')).toBeTruthy()
})
