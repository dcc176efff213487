import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom` in their first line.
    environment: 'node',
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-preview/**', 'e2e/**'],
  },
})
