import { expect, test } from 'vitest'
import { keepingCommands } from './commands.ts'
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

const others = ['backup', 'restore', 'migrate'] as const

test.each(others)('the help names %s, whose own names its flags', (name) => {
  expect(usage()).toContain(`\n  ${name} `)
  for (const flag of Object.keys(keepingCommands[name].flags)) expect(usage(name)).toContain(`--${flag}`)
})

test.each(['serve', ...others] as const)('the help of %s fits a terminal', (name) => {
  expect(
    Math.max(
      ...usage(name)
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(120)
})
