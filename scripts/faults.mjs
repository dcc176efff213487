// `npm run faults [kill|disk|database-gone|bad-line|clock|slow-clients|sockets]`: breaks things on purpose, see docs/faults.md.
import { ensureInstalled, fail, pinnedNode, run } from './bootstrap.mjs'
import { ensureBuilt } from './vite-build.mjs'

const parts = ['kill', 'disk', 'database-gone', 'bad-line', 'clock', 'slow-clients', 'sockets']
const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !parts.includes(wanted)) fail(`There are ${parts.join(', ')} to try, not ${wanted}.`)

ensureInstalled()
await ensureBuilt('server')
console.log(
  '| fault | tried | acknowledged | kept | works again after | memory |\n| --- | --- | --- | --- | --- | --- |',
)
let broken = 0
for (const part of wanted ? [wanted] : parts)
  if ((await run(pinnedNode(), [`e2e/faults/${part}.ts`])) !== 0) broken += 1
process.exitCode = broken === 0 ? 0 : 1
