import { spawn } from 'node:child_process'
import { ensureInstalled, exitLike, fail, forwardSignals, pinnedNode } from './bootstrap.mjs'
import { BuildFailure, ensureBuilt } from './vite-build.mjs'
import { serverCommand } from './server-command.mjs'

const { args, needsConsole } = serverCommand(process.argv.slice(2))

ensureInstalled()
if (needsConsole) await buildConsole()

// A person watches this terminal: what goes well need not be told. The flag and the environment say otherwise.
const env = { PLENUM_LOG_LEVEL: 'warn', ...process.env }
const server = spawn(pinnedNode(), args, { stdio: 'inherit', env })
forwardSignals(server)
exitLike(server)

async function buildConsole() {
  try {
    const { built } = await ensureBuilt('server')
    if (built) console.log('Built the console.')
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    fail(error.message)
  }
}
