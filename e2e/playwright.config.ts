import { defineConfig } from '@playwright/test'
import keepCompiledCode from '../scripts/compile-cache.mjs'

keepCompiledCode()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  // One more than the processors of a small machine: most of a journey is waiting.
  workers: 3,
  // A machine that is busy with other things may be too slow once. What needs its second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // axe judges contrast in the middle of a fade as if it were the final state.
    contextOptions: { reducedMotion: 'reduce' },
    // To record one takes a sixth of the time.
    trace: 'on-first-retry',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
