import type { Place } from '../keeping/place.ts'
import type { Keeping } from '../keeping/run.ts'
import type { KeepingName } from './commands.ts'
import { settings } from './settings.ts'
import { BadInput, isDatabase, readDatabase, readText } from './values.ts'

interface KeepingFlags {
  data?: string | undefined
  database?: string | undefined
  from?: string | undefined
  to?: string | undefined
  check?: boolean | undefined
}

function directoryAt(text: string, source: string): Place {
  const directory = readText(text, source)
  if (directory === ':memory:') throw new BadInput(`${source}: what is in memory is gone with its server`)
  return { kind: 'directory', directory }
}

/** A flag wins over all of the environment: `--data` is not overruled by a variable that names a database. */
function readPlace({ data, database }: KeepingFlags, env: Readonly<Record<string, string | undefined>>): Place {
  if (data !== undefined && database !== undefined) throw new BadInput('give either --data or --database')
  if (data !== undefined) return directoryAt(data, '--data')
  const url =
    database === undefined
      ? readDatabase(env[settings.database.env] ?? '', settings.database.env)
      : readDatabase(readText(database, '--database'), '--database')
  if (url !== undefined) return { kind: 'database', url }
  return directoryAt(env[settings.data.env] || settings.data.default, settings.data.env)
}

const SQLITE = 'sqlite:'

function readStore(text: string | undefined, source: string): Place {
  if (text === undefined) throw new BadInput(`${source} is missing`)
  if (text.startsWith(SQLITE)) return directoryAt(text.slice(SQLITE.length), source)
  if (isDatabase(text)) return { kind: 'database', url: text }
  throw new BadInput(`${source}: a store is sqlite:DIRECTORY or a URL like postgres://user:password@host:5432/plenum`)
}

function readFile(name: KeepingName, files: readonly string[]): string {
  const [file, more] = files
  if (file === undefined || file === '') throw new BadInput(`a file is missing: plenum ${name} FILE`)
  if (more !== undefined) throw new BadInput(`"${more}" is one argument too many`)
  return file
}

/** Throws `BadInput`. */
export function readKeeping(
  name: KeepingName,
  flags: KeepingFlags,
  rest: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Keeping {
  switch (name) {
    case 'backup':
      return { kind: 'backup', file: readFile(name, rest), place: readPlace(flags, env) }
    case 'restore': {
      const file = readFile(name, rest)
      if (!flags.check) return { kind: 'restore', file, place: readPlace(flags, env) }
      if (flags.data !== undefined || flags.database !== undefined)
        throw new BadInput('--check restores nothing, so it goes without --data and --database')
      return { kind: 'check', file }
    }
    case 'migrate':
      if (rest[0] !== undefined) throw new BadInput(`"${rest[0]}" is one argument too many`)
      return { kind: 'migrate', from: readStore(flags.from, '--from'), to: readStore(flags.to, '--to') }
  }
}
