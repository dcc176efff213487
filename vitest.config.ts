import { defineConfig } from 'vitest/config'
import { contractRoutes } from './apps/console/vite/contract-routes.ts'

export default defineConfig({
  // What the console's build makes of the contract.
  plugins: [contractRoutes()],
  test: {
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-preview/**', 'e2e/**'],
  },
})
