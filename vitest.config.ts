import { defineConfig } from 'vitest/config'
import { contractRoutes } from './apps/console/vite/contract-routes.ts'
import TestOrder from './scripts/test-order.ts'

const everywhere = ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}']

/** Their subjects are of the module, one for the whole page, and keep what the test before has done. */
const apart = ['announcer-host', 'toast-host', 'tooltip'].map((name) => `packages/ui/src/${name}.test.tsx`)

export default defineConfig({
  // What the console's build makes of the contract.
  plugins: [contractRoutes()],
  test: {
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    // Left alone it leaves a processor to whoever watches: half of them on a small machine.
    maxWorkers: '100%',
    // Some start servers, on machines that are busy with other tests.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    sequence: { sequencer: TestOrder },
    globalSetup: ['./scripts/temporary-folder.mjs', './scripts/compile-cache.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-preview/**', 'e2e/**'],
    projects: [
      // Files that share a worker share the modules they import, which takes a third of the time.
      { extends: true, test: { name: 'together', include: everywhere, exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
})
