import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, forwardSignals, pinnedNode, root, tool } from './bootstrap.mjs'
import { serverCommand } from './server-command.mjs'

// Where the proxy in apps/console/vite.config.ts looks for it.
const port = ['--port', '4000']

ensureInstalled()
const node = pinnedNode()
const server = spawn(
  node,
  ['--watch-preserve-output', '--watch', ...serverCommand([...port, ...process.argv.slice(2)]).args],
  {
    stdio: 'inherit',
  },
)
const vite = spawn(node, [tool('vite'), '--clearScreen', 'false'], {
  cwd: join(root, 'apps/console'),
  stdio: ['ignore', 'inherit', 'inherit'],
})

forwardSignals(server, vite)

// One without the other is of no use, so the first to end takes the other along.
let exitCode
for (const [child, other] of [
  [server, vite],
  [vite, server],
]) {
  child.once('exit', (code) => {
    exitCode ??= code ?? 0
    other.kill()
    process.exitCode = exitCode
  })
}
