import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'

export interface OwnPostgres {
  url: string
  /** An empty database of it. */
  fresh: (name: string) => Promise<string>
  /** Ends all of it at once, as a crash does. */
  crash: () => Promise<void>
  /** Starts it again over the same data. */
  restart: () => Promise<void>
  /** Ends it for good. */
  remove: () => void
}

async function query(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return Object.values(Object(rows[0] ?? {}))[0]
  } finally {
    await client.end()
  }
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not come to it')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A PostgreSQL that nobody else uses, so that it can be ended; undefined where there is none. */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  const started = await startPostgres()
  if (!started) return undefined
  const { url, stop } = started
  const data = String(await query(url, 'show data_directory'))
  // How it was started stands in a file of its own.
  const [program = '', ...quoted] = readFileSync(join(data, 'postmaster.opts'), 'utf8').trim().split(' "')
  const args = quoted.map((arg) => arg.replace(/"$/, ''))
  const { uid, gid } = statSync(data)
  return {
    url,
    fresh: async (name) => {
      await query(url, `create database ${name}`)
      const own = new URL(url)
      own.pathname = `/${name}`
      return own.href
    },
    crash: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGQUIT')
      await until(() => !isRunning(pid))
    },
    restart: async () => {
      const child = spawn(program, args, { uid, gid, cwd: data, stdio: 'ignore', detached: true })
      child.unref()
      await until(() =>
        query(url, 'select 1').then(
          () => true,
          () => false,
        ),
      )
    },
    remove: stop,
  }
}
