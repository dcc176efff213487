// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepProgress, type StepState } from './step-progress.tsx'

afterEach(cleanup)

const steps = (first: StepState, second: StepState, third: StepState) => (
  <StepProgress
    label="Image upload"
    steps={[
      { label: 'Create disk', state: first },
      { label: 'Send file', state: second, detail: '40 of 100 MiB' },
      { label: 'Make image', state: third },
    ]}
  />
)

test('every step has its state in words, and the running one is the current', () => {
  render(steps('done', 'running', 'waiting'))
  const list = screen.getByRole('list', { name: 'Image upload' })
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'Create diskDone',
    'Send file40 of 100 MiBRunning',
    'Make imageWaiting',
  ])
  expect(list.querySelector('[aria-current=step]')?.textContent).toContain('Send file')
})

test.each([
  [['waiting', 'waiting', 'waiting'], ''],
  [['running', 'waiting', 'waiting'], 'Step 1 of 3, Create disk: running'],
  [['done', 'running', 'waiting'], 'Step 2 of 3, Send file: running'],
  [['done', 'failed', 'waiting'], 'Step 2 of 3, Send file: failed'],
  [['done', 'done', 'done'], 'Step 3 of 3, Make image: done'],
] as const)('%j is announced as %j', ([first, second, third], text) => {
  render(steps(first, second, third))
  expect(screen.getByRole('status').textContent).toBe(text)
})
