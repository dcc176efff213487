// `npm run bench [server|console]`: prints tables, see bench/README.md.
import { ensureInstalled, fail, pinnedNode, run } from './bootstrap.mjs'
import { ensureBuilt } from './vite-build.mjs'

const parts = ['server', 'console']
const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !parts.includes(wanted)) fail(`There is ${parts.join(' and ')} to measure, not ${wanted}.`)

ensureInstalled()
await ensureBuilt('server')
for (const part of wanted ? [wanted] : parts) {
  const code = await run(pinnedNode(), [`bench/${part}.ts`])
  if (code !== 0) process.exit(code)
}
