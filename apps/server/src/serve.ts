import { createRack, hasDemoFleet } from '@plenum/rack'
import { askNewPassword } from './cli/ask-password.ts'
import { greeting } from './cli/greeting.ts'
import type { Environment, ServeOptions } from './cli/parse.ts'
import { OPERATOR_PASSWORD_ENV } from './cli/settings.ts'
import { openConsole } from './console/console.ts'
import { fillIfEmpty } from './first-fill.ts'
import { createServer } from './http/server.ts'
import { isLoopback, listen } from './listen.ts'
import { createLog } from './log.ts'
import { openStore } from './open-store.ts'
import { createWebhookSender } from './outbound/webhook-sender.ts'
import { createPasswords } from './passwords.ts'
import { metadataFetcher } from './saml/fetch-metadata.ts'
import { samlProtocol } from './saml/protocol.ts'
import { withoutPassword } from './store/database-url.ts'
import { startTicking } from './ticking.ts'

const TICK_MS = 250
const GRACE_MS = 5000

export interface Served {
  /** What to tell the person at the terminal. */
  greeting: string
  /** Lets requests that run come to their end, then closes the store. */
  stop: () => Promise<void>
  onError: (error: unknown) => void
}

/** Starts everything. Throws `StartupError` or `DataDirectoryError`, and leaves nothing open then. */
export async function serve(options: ServeOptions, env: Environment): Promise<Served> {
  const log = createLog(options.logLevel)
  const passwords = createPasswords()
  const { store, contents, files, alone, close } = await openStore(options)
  try {
    await alone(() =>
      fillIfEmpty({
        store,
        passwords,
        demo: options.demo,
        operatorPassword: env[OPERATOR_PASSWORD_ENV],
        askPassword: process.stdin.isTTY
          ? (who) => askNewPassword({ input: process.stdin, output: process.stderr }, who)
          : undefined,
      }),
    )
    const rack = createRack({
      store,
      passwords,
      contents,
      files,
      saml: samlProtocol,
      fetchMetadata: metadataFetcher({ allowLocalTargets: options.allowLocalTargets }),
      webhooks: createWebhookSender({
        allowLocal: options.allowLocalTargets,
        onRefused: (host) => log.warn({ host }, 'an alert receiver is local, which --allow-local-targets would allow'),
      }),
      zone: options.zone,
      onError: (error, context) => log.error({ ...context, err: error }, 'request failed'),
    })
    const server = createServer({ rack, console: await openConsole(options.console), log })
    const isDemo = await hasDemoFleet(store)
    const url = await listen(server.http, options.host, options.port)
    const ticking = startTicking(rack.tick, TICK_MS, (error) => log.error({ err: error }, 'tick failed'))
    return {
      greeting: greeting({
        url,
        data: options.database === undefined ? options.data : withoutPassword(options.database),
        hasDemoFleet: isDemo,
        isExposed: !isLoopback(options.host),
      }),
      stop: async () => {
        const resting = ticking.stop().then(() => rack.idle(AbortSignal.timeout(GRACE_MS)))
        await Promise.all([server.drain(GRACE_MS), resting])
        await close()
      },
      onError: (error) => log.error({ err: error }, 'stopping failed'),
    }
  } catch (error) {
    await close()
    throw error
  }
}
