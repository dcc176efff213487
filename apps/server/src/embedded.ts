import { createRack, FLEET_ID, hasDemoFleet } from '@plenum/rack'
import type { Behind } from './behind.ts'
import { askNewPassword } from './cli/ask-password.ts'
import { greeting } from './cli/greeting.ts'
import type { Environment, ServeOptions } from './cli/parse.ts'
import { OPERATOR_PASSWORD_ENV } from './cli/settings.ts'
import { fillIfEmpty } from './first-fill.ts'
import { rackBackend } from './http/rack-backend.ts'
import { isLoopback } from './listen.ts'
import type { Logger } from './log.ts'
import type { Watch } from './metrics/watch.ts'
import { openStore } from './open-store.ts'
import { createWebhookSender } from './outbound/webhook-sender.ts'
import { createPasswords } from './passwords.ts'
import { metadataFetcher } from './saml/fetch-metadata.ts'
import { samlProtocol } from './saml/protocol.ts'
import { withoutPassword } from './store/database-url.ts'
import { startTicking } from './ticking.ts'
import type { Ticking } from './ticking.ts'

const TICK_MS = 250

/** A rack in this process, over a store. Throws `StartupError` or `DataDirectoryError`, and leaves nothing open then. */
export async function openEmbedded(
  options: ServeOptions,
  env: Environment,
  log: Logger,
  watch: Watch,
): Promise<Behind> {
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
      store: watch.store(store),
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
    const isDemo = await hasDemoFleet(store)
    let ticking: Ticking | undefined
    return {
      backend: rackBackend(rack),
      check: () => store.read((tx) => tx.get('silo', FLEET_ID)),
      greeting: (url) =>
        greeting({
          url,
          data: options.database === undefined ? options.data : withoutPassword(options.database),
          hasDemoFleet: isDemo,
          isExposed: !isLoopback(options.host),
        }),
      start: () => {
        ticking = startTicking(watch.tick(rack.tick), TICK_MS, {
          onFailing: (error) => log.error({ err: error }, 'ticks fail'),
          onRecovered: (failures) => log.warn({ failures }, 'ticks work again'),
        })
      },
      rest: async (graceMs) => {
        await ticking?.stop()
        await rack.idle(AbortSignal.timeout(graceMs))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
