import { expect, test } from 'vitest'
import { durationText, untilText } from './duration.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [86_400, '1 day'],
  [90_000, '25 hours'],
  [604_800, '7 days'],
  [1_000_001, '1,000,001 seconds'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test.each([
  [-5, 'now'],
  [0, 'now'],
  [1, 'in 1 second'],
  [119, 'in 1 minute'],
  [7200, 'in 2 hours'],
  [86_399, 'in 23 hours'],
  [3 * 86_400 + 5, 'in 3 days'],
  [400 * 86_400, 'in 400 days'],
])('%i seconds from now is %s', (seconds, text) => {
  expect(untilText(new Date(seconds * 1000), 0)).toBe(text)
})
