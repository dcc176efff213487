import type { Behind } from './behind.ts'
import type { Environment, ServeOptions } from './cli/parse.ts'
import { openConsole } from './console/console.ts'
import { createServer } from './http/server.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import { noWatch } from './metrics/watch.ts'
import type { Watch } from './metrics/watch.ts'

const GRACE_MS = 5000

export interface Served {
  /** What to tell the person at the terminal. */
  greeting: string
  /** Lets requests that run come to their end, then closes what is behind. */
  stop: () => Promise<void>
  onError: (error: unknown) => void
}

/** Loads only the one that is asked for. */
async function open(options: ServeOptions, env: Environment, log: Logger, watch: Watch): Promise<Behind> {
  if (options.upstream) return (await import('./gateway/open.ts')).openGateway(options.upstream, log)
  return (await import('./embedded.ts')).openEmbedded(options, env, log, watch)
}

/** What collects metrics is loaded only where somebody reads them. */
async function collectMetrics(options: ServeOptions): Promise<Metrics | undefined> {
  return options.metrics && (await import('./metrics/metrics.ts')).createMetrics()
}

/** Throws `StartupError`. */
async function showMetrics(metrics: Metrics | undefined, options: ServeOptions, log: Logger) {
  if (!metrics || !options.metrics) return undefined
  const { url, close } = await (await import('./metrics/serve-metrics.ts')).serveMetrics(metrics, options.metrics)
  log.info({ url }, 'metrics')
  return close
}

/** Starts everything. Throws `StartupError` or `DataDirectoryError`, and leaves nothing open then. */
export async function serve(options: ServeOptions, env: Environment): Promise<Served> {
  const log = createLog(options.logLevel)
  const metrics = await collectMetrics(options)
  const watch = metrics ?? noWatch
  const behind = await open(options, env, log, watch)
  let hideMetrics: (() => void) | undefined
  try {
    const console = await openConsole(options.console)
    const server = createServer({ backend: behind.backend, console, log, watch, check: behind.check })
    hideMetrics = await showMetrics(metrics, options, log)
    const url = await listen(server.http, options.host, options.port)
    behind.start()
    return {
      greeting: behind.greeting(url),
      stop: async () => {
        await Promise.all([server.drain(GRACE_MS), behind.rest(GRACE_MS)])
        hideMetrics?.()
        await behind.close()
      },
      onError: (error) => log.error({ err: error }, 'stopping failed'),
    }
  } catch (error) {
    hideMetrics?.()
    await behind.close()
    throw error
  }
}
