// `npm run bench [server|console|scale|soak]`: prints tables, see bench/README.md.
import { ensureInstalled, fail, pinnedNode, run } from './bootstrap.mjs'
import { ensureBuilt } from './vite-build.mjs'

const parts = ['server', 'console', 'scale', 'soak']
const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !parts.includes(wanted)) fail(`There are ${parts.join(', ')} to measure, not ${wanted}.`)

ensureInstalled()
await ensureBuilt('server')
for (const part of wanted ? [wanted] : parts) {
  const code = await run(pinnedNode(), [`bench/${part}.ts`])
  if (code !== 0) process.exit(code)
}
