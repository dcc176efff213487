// `npm run bench [server|console|navigation|long-lists|charts|scale|soak|metrics|load]`: prints tables, see bench/README.md.
import { ensureInstalled, fail, pinnedNode, run } from './bootstrap.mjs'
import { ensureBuilt } from './vite-build.mjs'

const parts = ['server', 'console', 'navigation', 'long-lists', 'charts', 'scale', 'soak', 'metrics', 'load']
const [wanted, ...rest] = process.argv.slice(2)
if (wanted !== undefined && !parts.includes(wanted)) fail(`There are ${parts.join(', ')} to measure, not ${wanted}.`)

ensureInstalled()
await ensureBuilt('server')
if (wanted === undefined || wanted === 'charts') await ensureBuilt('gallery')
for (const part of wanted ? [wanted] : parts) {
  const code = await run(pinnedNode(), [`bench/${part}.ts`, ...rest])
  if (code !== 0) process.exit(code)
}
