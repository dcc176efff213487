import { parseArgs } from 'node:util'
import { ALLOW_LOCAL_TARGETS_ENV, logLevels, NO_DEMO_ENV, settings } from './settings.ts'
import type { LogLevel, SettingName } from './settings.ts'

export interface ServeOptions {
  port: number
  host: string
  /** A directory, or `:memory:`. */
  data: string
  /** URL of a database to keep everything in, instead of a directory. */
  database: string | undefined
  logLevel: LogLevel
  zone: string
  demo: boolean
  /** What is sent or fetched may go to this machine and its link. */
  allowLocalTargets: boolean
  console: string
}

export type Command =
  | { kind: 'serve'; options: ServeOptions }
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'refused'; message: string }

export type Environment = Readonly<Record<string, string | undefined>>

class BadInput extends Error {}

const PORT_MAX = 65_535

function readPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= PORT_MAX) return port
  throw new BadInput(`${source}: "${text}" is not a port, a number from 0 to ${PORT_MAX}`)
}

function readLogLevel(text: string, source: string): LogLevel {
  const level = logLevels.find((level) => level === text)
  if (level) return level
  throw new BadInput(`${source}: "${text}" is not a log level, one of ${logLevels.join(', ')}`)
}

function readText(text: string, source: string): string {
  if (text.trim() !== '' && !text.includes('\0')) return text
  throw new BadInput(`${source}: a value is missing`)
}

/** Nothing is no database. */
function readDatabase(text: string, source: string): string | undefined {
  if (text === '') return undefined
  const { protocol, pathname } = URL.parse(text) ?? {}
  const isNamed = pathname !== undefined && pathname.length > 1
  if ((protocol === 'postgres:' || protocol === 'postgresql:') && isNamed) return text
  // What was given may have a password in it.
  throw new BadInput(`${source}: that is no URL of a database, like postgres://user:password@host:5432/plenum`)
}

function readHost(text: string, source: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new BadInput(`${source}: "${text}" is not an address or a host name`)
}

const ZONE_MAX = 180

/** Labels of DNS (RFC 1123, section 2.1), and short enough that the names of silos fit before them. */
function readZone(text: string, source: string): string {
  const zone = text.toLowerCase()
  const isName = zone.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  if (isName && zone.length <= ZONE_MAX) return zone
  throw new BadInput(`${source}: "${text}" is not a DNS zone, like rack.example`)
}

function readYesNo(text: string, source: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new BadInput(`${source}: "${text}" is neither true nor false`)
}

const text = { type: 'string' } as const
const yesNo = { type: 'boolean' } as const

function readFlags(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      port: text,
      host: text,
      data: text,
      database: text,
      'log-level': text,
      zone: text,
      console: text,
      demo: yesNo,
      'allow-local-targets': yesNo,
      help: yesNo,
      version: yesNo,
    },
    allowPositionals: true,
    allowNegative: true,
    strict: true,
  })
  const [command = 'serve', ...rest] = positionals
  if (command !== 'serve') throw new BadInput(`there is no command "${command}"`)
  if (rest[0] !== undefined) throw new BadInput(`"${rest[0]}" is one argument too many`)
  return values
}

function readOptions(flags: ReturnType<typeof readFlags>, env: Environment): ServeOptions {
  // An empty variable counts as one that is not set, as shells and compose files leave them.
  function read<T>(name: SettingName, parse: (text: string, source: string) => T): T {
    const flag = flags[name]
    if (flag !== undefined) return parse(flag, `--${name}`)
    const setting = settings[name]
    return parse(env[setting.env] || setting.default, setting.env)
  }
  return {
    port: read('port', readPort),
    host: read('host', readHost),
    data: read('data', readText),
    database: read('database', readDatabase),
    logLevel: read('log-level', readLogLevel),
    zone: read('zone', readZone),
    console: read('console', readText),
    demo: flags.demo ?? !readYesNo(env[NO_DEMO_ENV] || 'false', NO_DEMO_ENV),
    allowLocalTargets:
      flags['allow-local-targets'] ?? readYesNo(env[ALLOW_LOCAL_TARGETS_ENV] || 'false', ALLOW_LOCAL_TARGETS_ENV),
  }
}

/** node:util's messages go on with advice on `--` that does not apply here. */
function firstSentence(message: string): string {
  return message.split(/\. |\n/, 1)[0] ?? message
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

/** What the command line (without node and script) and the environment ask for. */
export function parseCommandLine(argv: readonly string[], env: Environment): Command {
  try {
    const flags = readFlags(argv)
    if (flags.help) return { kind: 'help' }
    if (flags.version) return { kind: 'version' }
    return { kind: 'serve', options: readOptions(flags, env) }
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'refused', message: error.message }
    if (isParseArgsError(error)) return { kind: 'refused', message: firstSentence(error.message) }
    throw error
  }
}
