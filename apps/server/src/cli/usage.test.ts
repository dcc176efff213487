import { expect, test } from 'vitest'
import { settings } from './settings.ts'
import { usage } from './usage.ts'

test('the help names every flag and every variable', () => {
  const text = usage()
  for (const [name, { env }] of Object.entries(settings)) {
    expect(text).toContain(`--${name} <`)
    expect(text).toContain(env)
  }
  for (const other of [
    '--no-demo',
    'PLENUM_NO_DEMO',
    '--allow-local-targets',
    'PLENUM_ALLOW_LOCAL_TARGETS',
    '--help',
    '--version',
    'PLENUM_OPERATOR_PASSWORD',
  ])
    expect(text).toContain(other)
})

test('the help fits a terminal', () => {
  expect(
    Math.max(
      ...usage()
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(120)
})
