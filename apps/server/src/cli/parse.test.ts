import { describe, expect, test } from 'vitest'
import { parseCommandLine } from './parse.ts'
import type { Environment, ServeOptions } from './parse.ts'

const defaults = {
  port: 4000,
  host: '127.0.0.1',
  data: './data',
  database: undefined,
  upstream: undefined,
  metrics: undefined,
  logLevel: 'info',
  zone: 'rack.example',
  demo: true,
  allowLocalTargets: false,
}

function serveOptions(argv: string[], env: Environment = {}): ServeOptions {
  const command = parseCommandLine(argv, env)
  if (command.kind !== 'serve') throw new Error(`expected to serve, got ${JSON.stringify(command)}`)
  return command.options
}

test('without flags the defaults hold, and the console is the one that was built here', () => {
  const options = serveOptions([])
  expect(options).toMatchObject(defaults)
  expect(options.console).toMatch(/[/\\]apps[/\\]console[/\\]dist$/)
  expect(serveOptions(['serve'])).toEqual(options)
})

describe('settings', () => {
  const cases: [string[], Environment, Partial<ServeOptions>][] = [
    [['--port', '8080'], {}, { port: 8080 }],
    [['--port=0'], {}, { port: 0 }],
    [['--port', '65535'], {}, { port: 65_535 }],
    [['serve', '--port', '8080'], {}, { port: 8080 }],
    [['--port', '8080', 'serve'], {}, { port: 8080 }],
    [['--port', '1', '--port', '2'], {}, { port: 2 }],
    [['--host', '0.0.0.0'], {}, { host: '0.0.0.0' }],
    [['--host', '::1'], {}, { host: '::1' }],
    [['--data', ':memory:'], {}, { data: ':memory:' }],
    [['--metrics', '127.0.0.1:9464'], {}, { metrics: { host: '127.0.0.1', port: 9464 } }],
    [[], { PLENUM_METRICS: '[::1]:0' }, { metrics: { host: '::1', port: 0 } }],
    [['--log-level', 'silent'], {}, { logLevel: 'silent' }],
    [['--zone', 'Cloud.Example.net'], {}, { zone: 'cloud.example.net' }],
    [['--no-demo'], {}, { demo: false }],
    [['--console', '/srv/console'], {}, { console: '/srv/console' }],
    [[], { PLENUM_PORT: '5000' }, { port: 5000 }],
    [[], { PLENUM_HOST: 'localhost' }, { host: 'localhost' }],
    [[], { PLENUM_DATA: '/var/lib/plenum' }, { data: '/var/lib/plenum' }],
    [['--database', 'postgres://x/y'], {}, { database: 'postgres://x/y' }],
    [[], { PLENUM_DATABASE: 'postgresql://a:b@x:1/y?ssl=true' }, { database: 'postgresql://a:b@x:1/y?ssl=true' }],
    [[], { PLENUM_LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [[], { PLENUM_CONSOLE: '/srv/console' }, { console: '/srv/console' }],
    [[], { PLENUM_ZONE: 'local' }, { zone: 'local' }],
    [[], { PLENUM_NO_DEMO: '1' }, { demo: false }],
    [[], { PLENUM_NO_DEMO: 'true' }, { demo: false }],
    [[], { PLENUM_NO_DEMO: '0' }, { demo: true }],
    [[], { PLENUM_PORT: '', PLENUM_NO_DEMO: '' }, { port: 4000, demo: true }],
    [['--port', '1'], { PLENUM_PORT: '2' }, { port: 1 }],
    [['--port', '1'], { PLENUM_PORT: 'nonsense' }, { port: 1 }],
    [['--log-level', 'warn'], { PLENUM_LOG_LEVEL: 'debug' }, { logLevel: 'warn' }],
    [['--demo'], { PLENUM_NO_DEMO: '1' }, { demo: true }],
    [['--allow-local-targets'], {}, { allowLocalTargets: true }],
    [[], { PLENUM_ALLOW_LOCAL_TARGETS: '1' }, { allowLocalTargets: true }],
    [['--no-allow-local-targets'], { PLENUM_ALLOW_LOCAL_TARGETS: '1' }, { allowLocalTargets: false }],
  ]
  test.each(cases)('%j with %j', (argv, env, expected) => {
    expect(serveOptions(argv, env)).toMatchObject({ ...defaults, ...expected })
  })
})

describe('a rack elsewhere', () => {
  const none = { ca: undefined, token: undefined }
  const cases: [string[], Environment, ServeOptions['upstream']][] = [
    [['--upstream', 'https://rack.example'], {}, { origin: 'https://rack.example', ...none }],
    [['--upstream', 'HTTPS://Rack.Example:443/'], {}, { origin: 'https://rack.example', ...none }],
    [['--upstream', 'http://[::1]:4100'], {}, { origin: 'http://[::1]:4100', ...none }],
    [['--upstream', 'http://127.0.0.1:4100'], {}, { origin: 'http://127.0.0.1:4100', ...none }],
    [['--upstream', 'https://a:4000'], {}, { origin: 'https://a:4000', ...none }],
    [[], { PLENUM_UPSTREAM: 'https://a', PLENUM_DATA: '/data' }, { origin: 'https://a', ...none }],
    [['--upstream', 'https://a', '--upstream-ca', 'f'], {}, { origin: 'https://a', ca: 'f', token: undefined }],
    [['--upstream', 'https://a'], { PLENUM_TOKEN: 't' }, { origin: 'https://a', ca: undefined, token: 't' }],
    [[], { PLENUM_TOKEN: 't', PLENUM_UPSTREAM: '' }, undefined],
  ]
  test.each(cases)('%j with %j', (argv, env, upstream) => {
    expect(serveOptions(argv, env).upstream).toEqual(upstream)
  })
})

describe('refusals name what is wrong in one line', () => {
  const cases: [string[], Environment, string][] = [
    [['--prot', '1'], {}, "Unknown option '--prot'"],
    [['-x'], {}, "Unknown option '-x'"],
    [['--no-port'], {}, "Unknown option '--no-port'"],
    [['--upstream', 'rack.example'], {}, '--upstream: that is no address of a rack'],
    [['--upstream', 'localhost:4000'], {}, '--upstream: that is no address of a rack'],
    [['--upstream', 'ftp://rack.example'], {}, '--upstream: that is no address of a rack'],
    [['--upstream', 'https://me:hidden@rack.example'], {}, '--upstream: an address has no name or password in it'],
    [['--upstream', 'https://rack.example/v1'], {}, 'only scheme, host and port can be given, https://rack.example'],
    [['--upstream', 'https://rack.example/?'], {}, '--upstream: only scheme, host and port can be given'],
    [['--upstream', 'https://a', '--data', 'd'], {}, '--upstream and --data exclude each other'],
    [['--upstream', 'https://a', '--database', 'postgres://x/y'], {}, '--upstream and --database exclude each other'],
    [['--upstream', 'https://a'], { PLENUM_DATABASE: 'postgres://x/y' }, '--upstream and PLENUM_DATABASE exclude'],
    [['--data', 'd'], { PLENUM_UPSTREAM: 'https://a' }, '--upstream and --data exclude each other'],
    [['--upstream', 'http://a', '--upstream-ca', 'f'], {}, '--upstream-ca: http://a is not https'],
    [['--upstream-ca', 'f'], {}, '--upstream-ca goes with --upstream'],
    [['--token', 'hidden'], {}, '--token goes with --upstream'],
    [['--upstream', 'https://a', '--token', 'hidden', '--host', '0.0.0.0'], {}, '--token: whoever reaches 0.0.0.0'],
    [['--upstream', 'https://a', '--host', '::'], { PLENUM_TOKEN: 'hidden' }, '--token: whoever reaches ::'],
    [['--upstream', 'https://a', '--token', 'hid den'], {}, '--token: that is no token'],
    [['--upstream', 'https://a'], { PLENUM_TOKEN: 'hidden\n' }, 'PLENUM_TOKEN: that is no token'],
    [['--upstream', 'http://localhost:4000'], {}, 'is where Plenum itself would listen; choose another --port'],
    [['--port'], {}, "Option '--port <value>' argument missing"],
    [['--port', '--host'], {}, "Option '--port' argument is ambiguous"],
    [['--help=yes'], {}, "Option '--help' does not take an argument"],
    [['--port', '70000'], {}, '--port: "70000" is not a port'],
    [['--port', '65536'], {}, '--port: "65536" is not a port'],
    [['--port=-1'], {}, '--port: "-1" is not a port'],
    [['--port', '4e3'], {}, '--port: "4e3" is not a port'],
    [['--port='], {}, '--port: "" is not a port'],
    [['--metrics', '9464'], {}, '--metrics: "9464" is not an address and a port'],
    [['--metrics', 'localhost:70000'], {}, '--metrics: "localhost:70000" is not an address'],
    [[], { PLENUM_METRICS: '::1:9464' }, 'PLENUM_METRICS: "::1:9464" is not an address'],
    [['--log-level', 'loud'], {}, '--log-level: "loud" is not a log level'],
    [['--host', 'http://x'], {}, '--host: "http://x" is not an address'],
    [['--data='], {}, '--data: a value is missing'],
    [['--database', 'mysql://x/y'], {}, '--database: that is no URL of a database'],
    [['--database', 'postgres://me:hidden@x'], {}, '--database: that is no URL of a database'],
    [['--database', 'plenum'], {}, '--database: that is no URL of a database'],
    [['--zone', 'a..b'], {}, '--zone: "a..b" is not a DNS zone'],
    [['--zone', '.example'], {}, '--zone: ".example" is not a DNS zone'],
    [['--zone', 'https://x'], {}, '--zone: "https://x" is not a DNS zone'],
    [['--zone', `${'a.'.repeat(90)}b`], {}, 'is not a DNS zone'],
    [[], { PLENUM_PORT: 'x' }, 'PLENUM_PORT: "x" is not a port'],
    [[], { PLENUM_LOG_LEVEL: 'loud' }, 'PLENUM_LOG_LEVEL: "loud" is not a log level'],
    [[], { PLENUM_NO_DEMO: 'maybe' }, 'PLENUM_NO_DEMO: "maybe" is neither'],
    [['start'], {}, 'there is no command "start"'],
    [['serve', 'now'], {}, '"now" is one argument too many'],
  ]
  test.each(cases)('%j with %j', (argv, env, message) => {
    const command = parseCommandLine(argv, env)
    expect(command).toEqual({ kind: 'refused', message: expect.stringContaining(message) })
    expect(JSON.stringify(command)).not.toContain('\\n')
    expect(JSON.stringify(command)).not.toContain('hidden')
  })
})

test.each([
  ['--help', { kind: 'help', of: 'serve' }],
  ['--version', { kind: 'version' }],
] as const)('%s is answered whatever else is wrong with the values', (flag, command) => {
  expect(parseCommandLine([flag], { PLENUM_PORT: 'x' })).toEqual(command)
})

describe('other commands', () => {
  const here = { kind: 'directory', directory: './data' }
  const there = { kind: 'database', url: 'postgres://x/y' }
  const PLENUM_DATABASE = there.url
  const cases: [string[], Environment, object][] = [
    [['backup', 'f'], {}, { kind: 'backup', file: 'f', place: here }],
    [['backup', 'f', '--data', './data'], { PLENUM_DATABASE }, { kind: 'backup', file: 'f', place: here }],
    [['backup', '--database', there.url, 'f'], {}, { kind: 'backup', file: 'f', place: there }],
    [['backup', 'f'], { PLENUM_DATABASE, PLENUM_DATA: '/srv' }, { kind: 'backup', file: 'f', place: there }],
    [['restore', 'f', '--data=./data'], {}, { kind: 'restore', file: 'f', place: here }],
    [['restore', 'f', '--check'], { PLENUM_DATABASE }, { kind: 'check', file: 'f' }],
    [['migrate', '--from', 'sqlite:./data', '--to', there.url], {}, { kind: 'migrate', from: here, to: there }],
    [['migrate', '--to', 'sqlite:./data', '--from', there.url], {}, { kind: 'migrate', from: there, to: here }],
  ]
  test.each(cases)('%j with %j', (argv, env, keeping) => {
    expect(parseCommandLine(argv, env)).toEqual({ kind: 'keep', keeping })
  })

  test.each(['backup', 'restore', 'migrate'] as const)('%s has help of its own', (of) => {
    expect(parseCommandLine([of, '--help'], {})).toEqual({ kind: 'help', of })
  })

  const refused: [string[], string][] = [
    [['backup'], 'a file is missing: plenum backup FILE'],
    [['backup', 'f', 'g'], '"g" is one argument too many'],
    [['backup', 'f', '--port', '1'], 'plenum backup has no flag --port'],
    [['backup', 'f', '--check'], 'plenum backup has no flag --check'],
    [['backup', 'f', '--data', ':memory:'], 'what is in memory is gone'],
    [['backup', 'f', '--data', 'd', '--database', 'postgres://x/y'], 'either --data or --database'],
    [['restore', 'f', '--database', 'mysql://me:hidden@x/y'], '--database: that is no URL of a database'],
    [['restore', 'f', '--check', '--data', 'd'], '--check restores nothing'],
    [['migrate', '--from', 'sqlite:a'], '--to is missing'],
    [['migrate', '--from', 'me:hidden@a', '--to', 'sqlite:a'], '--from: a store is'],
    [['migrate', '--from', 'sqlite:', '--to', 'sqlite:a'], '--from: a value is missing'],
    [['migrate', 'f', '--from', 'sqlite:a', '--to', 'sqlite:b'], '"f" is one argument too many'],
    [['serve', '--check'], 'plenum serve has no flag --check'],
    [['--from', 'sqlite:a'], 'plenum serve has no flag --from'],
  ]
  test.each(refused)('%j is refused', (argv, message) => {
    const command = parseCommandLine(argv, {})
    expect(command).toEqual({ kind: 'refused', message: expect.stringContaining(message) })
    expect(JSON.stringify(command)).not.toContain('hidden')
  })
})
