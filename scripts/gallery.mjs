import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, exitLike, forwardSignals, pinnedNode, root, tool } from './bootstrap.mjs'

ensureInstalled()
const vite = spawn(pinnedNode(), [tool('vite'), '--clearScreen', 'false', ...process.argv.slice(2)], {
  cwd: join(root, 'packages/ui/gallery'),
  stdio: 'inherit',
})
forwardSignals(vite)
exitLike(vite)
