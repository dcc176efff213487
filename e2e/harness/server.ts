import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const readyLine = /^\s*Plenum is ready at (http:\/\/\S+)/m
const startTimeout = 20_000
const stopTimeout = 10_000

export interface ServerOptions {
  /** A folder for its data; without one everything is kept in memory. */
  data?: string
  /** Address of another server to stand in front of, with nothing of its own to keep. */
  upstream?: string
  /** Without one the system picks a free port. */
  port?: number
  /** Further flags for `serve`. */
  flags?: readonly string[]
  /** Further environment variables. */
  environment?: Readonly<Record<string, string>>
}

export interface PlenumServer {
  /** Without a slash at the end. The same after a restart. */
  readonly url: string
  /** Of the process; another after a restart. */
  pid(): number | undefined
  /** What it printed last, for messages. */
  output(): string
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Ends it with a signal and waits until it is gone: `SIGKILL` is a power cut. */
  kill(signal: NodeJS.Signals): Promise<void>
  /** Starts it again at the same address, after stopping it when it still runs. */
  restart(): Promise<void>
}

export async function startServer({
  data = ':memory:',
  upstream,
  port = 0,
  flags = [],
  environment = {},
}: ServerOptions = {}): Promise<PlenumServer> {
  let running = await launch(port)
  const { url } = running

  return {
    url,
    pid: () => running.child.pid,
    output: () => running.output(),
    stop: () => end(running, 'SIGTERM'),
    kill: (signal) => end(running, signal),
    restart: async () => {
      await end(running, 'SIGTERM')
      running = await launch(Number(new URL(url).port))
    },
  }

  function launch(atPort: number): Promise<RunningServer> {
    const behind = upstream === undefined ? ['--data', data] : ['--upstream', upstream]
    return launchServer(['serve', '--port', String(atPort), ...behind, ...flags], environment)
  }
}

interface RunningServer {
  child: ChildProcess
  url: string
  output: () => string
}

async function launchServer(
  args: readonly string[],
  further: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  // Playwright tells its workers to colour what they print, which would put escape codes into the ready line.
  const { FORCE_COLOR: _, ...environment } = process.env
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...further, NO_COLOR: '1' },
  })
  const endWithWorker = () => child.kill('SIGKILL')
  process.once('exit', endWithWorker)
  child.once('exit', () => process.off('exit', endWithWorker))

  let printed = ''
  const output = () => stripVTControlCharacters(printed)
  try {
    const url = await new Promise<string>((settle, reject) => {
      const refuse = (what: string) => reject(new Error(`The server ${what}:\n${output() || '(it printed nothing)'}`))
      const timer = setTimeout(refuse, startTimeout, `was not ready after ${startTimeout / 1000} s`)
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed = (printed + text).slice(-20_000)
          const ready = readyLine.exec(output())?.[1]
          if (ready) settle(ready.replace(/\/$/, ''))
        })
      }
      child.once('error', (error) => refuse(`could not be started, ${error.message}`))
      // `close`, not `exit`: by then everything that it printed has arrived.
      child.once('close', (code, signal) => refuse(`ended with ${code ?? signal} before it was ready`))
      child.once('close', () => clearTimeout(timer))
    })
    return { child, url, output }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

async function end({ child, output }: RunningServer, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  let isStuck = false
  const timer = setTimeout(() => {
    isStuck = true
    child.kill('SIGKILL')
  }, stopTimeout)
  await gone
  clearTimeout(timer)
  if (isStuck) throw new Error(`The server did not stop within ${stopTimeout / 1000} s of ${signal}:\n${output()}`)
}
