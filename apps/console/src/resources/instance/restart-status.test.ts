import { describe, expect, test } from 'vitest'
import { countdown, restartReason, restartStatus } from './restart-status.ts'

const failed = { runState: 'failed' as const, autoRestartEnabled: true }

test.each([
  [0, '0s'],
  [-5000, '0s'],
  [1, '1s'],
  [59_000, '59s'],
  [65_000, '1m 05s'],
  [3_600_000, '1h 00m 00s'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(countdown(milliseconds)).toBe(text)
})

describe('a failed instance', () => {
  test('restarts soon when nothing holds it', () => {
    expect(restartStatus(failed, 0)).toBe('Restarting soon')
    expect(restartReason(failed, 0)).toContain('lets it restart by itself')
  })

  test('counts down its cooldown, and restarts when that is over', () => {
    const waiting = { ...failed, autoRestartCooldownExpiration: new Date(61_000) }
    expect(restartStatus(waiting, 0)).toBe('Restart in 1m 01s')
    expect(restartReason(waiting, 0)).toContain('cooldown')
    expect(restartStatus(waiting, 61_000)).toBe('Restarting soon')
  })

  test('stays so where its policy says never', () => {
    const never = { ...failed, autoRestartEnabled: false }
    expect(restartStatus(never, 0)).toBe('No automatic restart')
    expect(restartReason(never, 0)).toContain('Start it')
  })
})

test('one that runs has nothing to tell', () => {
  expect(restartStatus({ ...failed, runState: 'running' }, 0)).toBeUndefined()
})
