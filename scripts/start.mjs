import { spawn } from 'node:child_process'
import { ensureInstalled, exitLike, fail, forwardSignals, pinnedNode } from './bootstrap.mjs'
import { BuildFailure, ensureBuilt } from './console-build.mjs'
import { serverCommand } from './server-command.mjs'

const { args, needsConsole } = serverCommand(process.argv.slice(2))

ensureInstalled()
if (needsConsole) await buildConsole()

const server = spawn(pinnedNode(), args, { stdio: 'inherit' })
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
