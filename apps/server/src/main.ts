#!/usr/bin/env node
import { parseCommandLine } from './cli/parse.ts'
import type { ServeOptions } from './cli/parse.ts'
import { usage } from './cli/usage.ts'
import type { Keeping } from './keeping/run.ts'
import { StartupError } from './startup-error.ts'
import { version } from './version.ts'

function complain(message: string): void {
  process.stderr.write(`plenum: ${message}\n`)
}

async function start(options: ServeOptions): Promise<void> {
  // Loaded only now, so that --help and --version answer at once.
  const [{ serve }, { createStopping, stopSignals }, { DataDirectoryError }] = await Promise.all([
    import('./serve.ts'),
    import('./stopping.ts'),
    import('./store/data-directory.ts'),
  ])
  try {
    const served = await serve(options, process.env)
    const onSignal = createStopping({ ...served, exit: (code) => process.exit(code) })
    for (const signal of stopSignals) process.on(signal, () => void onSignal(signal))
    process.stdout.write(served.greeting)
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof DataDirectoryError)) throw error
    complain(error.message)
    process.exitCode = 1
  }
}

async function keep(keeping: Keeping): Promise<void> {
  const [{ keepOnTerminal }, { KeepingError }, { DataDirectoryError }] = await Promise.all([
    import('./keeping/on-terminal.ts'),
    import('./keeping/keeping-error.ts'),
    import('./store/data-directory.ts'),
  ])
  try {
    await keepOnTerminal(keeping, process)
  } catch (error) {
    if (!(error instanceof KeepingError || error instanceof DataDirectoryError)) throw error
    complain(error.message)
    process.exitCode = 1
  }
}

// A reader that has seen enough (`plenum | head`) is no reason to stop serving.
process.stdout.on('error', () => {})

const command = parseCommandLine(process.argv.slice(2), process.env)
switch (command.kind) {
  case 'serve':
    await start(command.options)
    break
  case 'keep':
    await keep(command.keeping)
    break
  case 'help':
    process.stdout.write(usage(command.of))
    break
  case 'version':
    process.stdout.write(`${version}\n`)
    break
  case 'refused':
    complain(`${command.message} (plenum --help shows what there is)`)
    process.exitCode = 2
    break
}
