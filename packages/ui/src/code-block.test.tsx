// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CodeBlock } from './code-block.tsx'

afterEach(cleanup)

const code = '{\n  "name": "web-01"\n}'

test('the text is kept as it is and copied whole', async () => {
  const user = userEvent.setup()
  render(<CodeBlock text={code} language="JSON" />)
  expect(screen.getByRole('group', { name: 'JSON' }).textContent).toBe(code)
  await user.click(screen.getByRole('button', { name: 'Click to copy' }))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

test('what scrolls is reached by keyboard', async () => {
  render(<CodeBlock text={code} label="Request" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Request' }))
})
