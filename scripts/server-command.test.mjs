import { expect, it } from 'vitest'
import { serverCommand } from './server-command.mjs'

it.each([
  { given: [], runs: ['serve'], needsConsole: true },
  { given: ['--port', '4100'], runs: ['serve', '--port', '4100'], needsConsole: true },
  { given: ['serve', '--data', '/srv'], runs: ['serve', '--data', '/srv'], needsConsole: true },
  { given: ['migrate', '--data', '/srv'], runs: ['migrate', '--data', '/srv'], needsConsole: false },
  { given: ['--help'], runs: ['serve', '--help'], needsConsole: false },
])('npm start with $given runs $runs', ({ given, runs, needsConsole }) => {
  const command = serverCommand(given)
  expect(command.args.slice(1)).toEqual(runs)
  expect(command.needsConsole).toBe(needsConsole)
})
