import { isLoopback } from '../listen.ts'
import { settings } from './settings.ts'
import { BadInput } from './values.ts'

/** A rack elsewhere that the console is to be served in front of. */
export interface UpstreamSettings {
  /** Scheme, host and port. */
  origin: string
  /** A file with the certificates that are trusted, instead of those that Node trusts. */
  ca: string | undefined
  /** An access token for calls that bring none of their own. */
  token: string | undefined
}

/** Nothing is no upstream. */
export function readUpstream(text: string, source: string): string | undefined {
  if (text === '') return undefined
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // What was given may have a password in it.
  if (!url || !isWeb) throw new BadInput(`${source}: that is no address of a rack, like https://rack.example`)
  if (url.username !== '' || url.password !== '')
    throw new BadInput(`${source}: an address has no name or password in it`)
  if (url.pathname !== '/' || /[?#]/.test(text))
    throw new BadInput(`${source}: only scheme, host and port can be given, ${url.origin}`)
  return url.origin
}

export function readOptional(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** Nothing is no token. What was given is not shown, for it is secret also when something is wrong with it. */
export function readToken(text: string, source: string): string | undefined {
  if (text === '') return undefined
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new BadInput(`${source}: that is no token`)
}

export function hostnameOf(origin: string): string {
  return new URL(origin).hostname.replace(/^\[|\]$/g, '')
}

interface Given {
  origin: string | undefined
  ca: string | undefined
  token: string | undefined
  host: string
  port: number
}

type Texts = Readonly<Record<string, string | boolean | undefined>>

/** Which of the settings that an upstream leaves no room for was made, or undefined. */
function storeSetting(flags: Texts, env: Texts): string | undefined {
  if (flags['data'] !== undefined) return '--data'
  if (flags['database']) return '--database'
  // PLENUM_DATA may come with the place that Plenum runs in, and means nothing then.
  return env[settings.database.env] ? settings.database.env : undefined
}

/** Puts together what was said of an upstream. Refuses what cannot be meant, or would be unsafe. */
export function readGateway({ origin, ca, token, host, port }: Given, flags: Texts, env: Texts) {
  if (origin === undefined) {
    const alone = ['upstream-ca', 'token'].find((name) => flags[name])
    if (alone !== undefined) throw new BadInput(`--${alone} goes with --upstream`)
    return undefined
  }
  const store = storeSetting(flags, env)
  if (store !== undefined) throw new BadInput(`--upstream and ${store} exclude each other: the rack keeps its own data`)
  if (ca !== undefined && !origin.startsWith('https:'))
    throw new BadInput(`--upstream-ca: ${origin} is not https, and shows no certificate`)
  if (token !== undefined && !isLoopback(host))
    throw new BadInput(`--token: whoever reaches ${host} would act with it; use --host 127.0.0.1, or sign in instead`)
  if (isLoopback(host) && isLoopback(hostnameOf(origin)) && new URL(origin).port === String(port))
    throw new BadInput(`--upstream: ${origin} is where Plenum itself would listen; choose another --port`)
  return { origin, ca, token } satisfies UpstreamSettings
}
