import { fileURLToPath } from 'node:url'

interface Setting {
  env: string
  value: string
  default: string
  help: string
}

/** What can be set, by flag or by environment; the help text and the parser both come from here. */
export const settings = {
  port: { env: 'PLENUM_PORT', value: 'number', default: '4000', help: 'port to listen on; 0 takes any that is free' },
  host: { env: 'PLENUM_HOST', value: 'address', default: '127.0.0.1', help: 'address to listen on' },
  data: {
    env: 'PLENUM_DATA',
    value: 'directory',
    default: './data',
    help: 'where everything is kept; :memory: keeps nothing',
  },
  database: {
    env: 'PLENUM_DATABASE',
    value: 'url',
    default: '',
    help: 'database to keep it in instead, postgres://…, for several servers',
  },
  upstream: {
    env: 'PLENUM_UPSTREAM',
    value: 'url',
    default: '',
    help: 'a rack to serve the console in front of, instead of one in here',
  },
  'upstream-ca': {
    env: 'PLENUM_UPSTREAM_CA',
    value: 'file',
    default: '',
    help: 'certificates (PEM) that its TLS is checked by',
  },
  token: {
    env: 'PLENUM_TOKEN',
    value: 'token',
    default: '',
    help: 'access token that everybody acts with, for trying out; better as a variable',
  },
  metrics: {
    env: 'PLENUM_METRICS',
    value: 'address:port',
    default: '',
    help: 'where Prometheus may read metrics; nowhere when left out',
  },
  'log-level': {
    env: 'PLENUM_LOG_LEVEL',
    value: 'level',
    default: 'info',
    help: 'trace, debug, info, warn, error, fatal or silent',
  },
  zone: {
    env: 'PLENUM_ZONE',
    value: 'name',
    default: 'rack.example',
    help: 'DNS zone of the hosts of silos, <silo>.sys.<zone>',
  },
  console: {
    env: 'PLENUM_CONSOLE',
    value: 'directory',
    default: fileURLToPath(new URL('../../../console/dist', import.meta.url)),
    help: 'the built console',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export const NO_DEMO_ENV = 'PLENUM_NO_DEMO'
export const ALLOW_LOCAL_TARGETS_ENV = 'PLENUM_ALLOW_LOCAL_TARGETS'
export const OPERATOR_PASSWORD_ENV = 'PLENUM_OPERATOR_PASSWORD'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
