import { describe, expect, test } from 'vitest'
import { parseCommandLine } from './parse.ts'
import type { Environment, ServeOptions } from './parse.ts'

const defaults = {
  port: 4000,
  host: '127.0.0.1',
  data: './data',
  database: undefined,
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

describe('refusals name what is wrong in one line', () => {
  const cases: [string[], Environment, string][] = [
    [['--prot', '1'], {}, "Unknown option '--prot'"],
    [['-x'], {}, "Unknown option '-x'"],
    [['--no-port'], {}, "Unknown option '--no-port'"],
    [['--port'], {}, "Option '--port <value>' argument missing"],
    [['--port', '--host'], {}, "Option '--port' argument is ambiguous"],
    [['--help=yes'], {}, "Option '--help' does not take an argument"],
    [['--port', '70000'], {}, '--port: "70000" is not a port'],
    [['--port', '65536'], {}, '--port: "65536" is not a port'],
    [['--port=-1'], {}, '--port: "-1" is not a port'],
    [['--port', '4e3'], {}, '--port: "4e3" is not a port'],
    [['--port='], {}, '--port: "" is not a port'],
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

test.each(['--help', '--version'] as const)('%s is answered whatever else is wrong with the values', (flag) => {
  expect(parseCommandLine([flag], { PLENUM_PORT: 'x' })).toEqual({ kind: flag.slice(2) })
})
