import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Behind } from '../behind.ts'
import { gatewayGreeting } from '../cli/gateway-greeting.ts'
import type { UpstreamSettings } from '../cli/upstream.ts'
import type { Logger } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { createGateway } from './gateway.ts'
import { connectTo } from './upstream.ts'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g

/** Throws `StartupError`. */
async function readCertificates(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`--upstream-ca: ${file} cannot be read`, { cause: error })
  })
  const blocks = text.match(CERTIFICATE) ?? []
  if (blocks.length === 0) throw new StartupError(`--upstream-ca: there is no certificate (PEM) in ${file}`)
  try {
    return blocks.map((block) => new X509Certificate(block).toString()).join('')
  } catch (error) {
    throw new StartupError(`--upstream-ca: one of the certificates in ${file} cannot be read`, { cause: error })
  }
}

/** A rack elsewhere. Throws `StartupError`; whether it answers is seen when it is asked. */
export async function openGateway(settings: UpstreamSettings, log: Logger): Promise<Behind> {
  const ca = settings.ca === undefined ? undefined : await readCertificates(settings.ca)
  const upstream = connectTo({ ...settings, ca })
  return {
    backend: createGateway({ upstream, log }),
    // Whether the rack answers is told by its answers; the console can be had in any case.
    check: async () => {},
    greeting: (url) => gatewayGreeting(url, settings),
    start: () => {},
    rest: async () => {},
    close: async () => upstream.agent.destroy(),
  }
}
