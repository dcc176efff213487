import { parseArgs } from 'node:util'
import type { Keeping } from '../keeping/run.ts'
import { hasFlag, isKeepingName } from './commands.ts'
import type { CommandName } from './commands.ts'
import { readKeeping } from './read-keeping.ts'
import { readListener } from './read-listener.ts'
import { ALLOW_LOCAL_TARGETS_ENV, logLevels, NO_DEMO_ENV, settings } from './settings.ts'
import type { LogLevel, SettingName } from './settings.ts'
import { readGateway, readOptional, readToken, readUpstream } from './upstream.ts'
import type { UpstreamSettings } from './upstream.ts'
import { BadInput, readDatabase, readText } from './values.ts'

export interface ServeOptions {
  port: number
  host: string
  /** A directory, or `:memory:`. */
  data: string
  /** URL of a database to keep everything in, instead of a directory. */
  database: string | undefined
  /** A rack elsewhere, instead of one over `data` or `database`. */
  upstream: UpstreamSettings | undefined
  /** Where to listen for those who collect metrics. */
  metrics: { host: string; port: number } | undefined
  logLevel: LogLevel
  zone: string
  demo: boolean
  /** What is sent or fetched may go to this machine and its link. */
  allowLocalTargets: boolean
  console: string
}

export type Command =
  | { kind: 'serve'; options: ServeOptions }
  | { kind: 'keep'; keeping: Keeping }
  | { kind: 'help'; of: CommandName }
  | { kind: 'version' }
  | { kind: 'refused'; message: string }

export type Environment = Readonly<Record<string, string | undefined>>

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

function readCommand(name: string): CommandName {
  if (name === 'serve' || isKeepingName(name)) return name
  throw new BadInput(`there is no command "${name}"`)
}

function readFlags(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      port: text,
      host: text,
      data: text,
      database: text,
      upstream: text,
      'upstream-ca': text,
      token: text,
      metrics: text,
      'log-level': text,
      zone: text,
      console: text,
      demo: yesNo,
      'allow-local-targets': yesNo,
      from: text,
      to: text,
      check: yesNo,
      help: yesNo,
      version: yesNo,
    },
    allowPositionals: true,
    allowNegative: true,
    strict: true,
  })
  const [name = 'serve', ...rest] = positionals
  const command = readCommand(name)
  const foreign = Object.keys(values).find((flag) => !hasFlag(command, flag))
  if (foreign !== undefined) throw new BadInput(`plenum ${command} has no flag --${foreign}`)
  return { command, values, rest }
}

type Flags = ReturnType<typeof readFlags>['values']

function readOptions(flags: Flags, env: Environment): ServeOptions {
  // An empty variable counts as one that is not set, as shells and compose files leave them.
  function read<T>(name: SettingName, parse: (text: string, source: string) => T): T {
    const flag = flags[name]
    if (flag !== undefined) return parse(flag, `--${name}`)
    const setting = settings[name]
    return parse(env[setting.env] || setting.default, setting.env)
  }
  const [port, host] = [read('port', readPort), read('host', readHost)]
  const origin = read('upstream', readUpstream)
  const [ca, token] = [read('upstream-ca', readOptional), read('token', readToken)]
  return {
    port,
    host,
    upstream: readGateway({ origin, ca, token, host, port }, flags, env),
    data: read('data', readText),
    database: read('database', readDatabase),
    metrics: read('metrics', readListener),
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
    const { command, values, rest } = readFlags(argv)
    if (values.help) return { kind: 'help', of: command }
    if (values.version) return { kind: 'version' }
    if (command !== 'serve') return { kind: 'keep', keeping: readKeeping(command, values, rest, env) }
    if (rest[0] !== undefined) throw new BadInput(`"${rest[0]}" is one argument too many`)
    return { kind: 'serve', options: readOptions(values, env) }
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'refused', message: error.message }
    if (isParseArgsError(error)) return { kind: 'refused', message: firstSentence(error.message) }
    throw error
  }
}
