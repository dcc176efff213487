import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const isRoot = userInfo().uid === 0

/**
 * A PostgreSQL for tests, on a port of its own and with nothing in it; installed first where that can be done without
 * asking anybody. Gives undefined where there is none.
 */
export async function startPostgres() {
  const programs = findPrograms() ?? (install() ? findPrograms() : undefined)
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'plenum-postgres-'))
  const port = await freePort()
  const data = join(folder, 'data')
  if (isRoot) run('chown', ['postgres', folder])
  const started =
    asOwner(join(programs, 'initdb'), ['-D', data, '-U', 'plenum', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']) &&
    asOwner(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options(port), 'start'])
  if (!started) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  return {
    url: `postgres://plenum@127.0.0.1:${port}/postgres`,
    stop: () => {
      asOwner(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nothing of it outlives the tests, so nothing waits for the disk. */
function options(port) {
  return `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=300`
}

const DEBIAN = '/usr/lib/postgresql'

/** Debian keeps them beside each other by version, out of everybody's path. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env })
  return get() || (run('apt-get', ['update'], { env }) && get())
}

/** It does not run as root. */
function asOwner(program, args) {
  return isRoot
    ? run('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args])
    : run(program, args)
}

function run(program, args, more = {}) {
  return spawnSync(program, args, { stdio: 'ignore', cwd: tmpdir(), ...more }).status === 0
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
