interface CommandHelp {
  /** What follows the name, as it is written in help. */
  takes: string
  /** For the list of all. */
  help: string
  /** For its own help. */
  more: string
  flags: Readonly<Record<string, string>>
}

const place = {
  'data <directory>': 'the data directory (PLENUM_DATA, ./data)',
  'database <url>': 'or the database, postgres://… (PLENUM_DATABASE)',
}

/** Those beside `serve`, which has flags of its own. */
export const keepingCommands = {
  backup: {
    takes: 'FILE [--data <directory> | --database <url>]',
    help: 'write everything that is kept to one file, while servers run',
    more: 'The file is as of one moment, and has a checksum in it. It holds all secrets: it is readable by you alone.',
    flags: place,
  },
  restore: {
    takes: 'FILE (--data <directory> | --database <url> | --check)',
    help: 'bring what a backup holds to where nothing is yet',
    more: 'No server opens the copy before all of it is there and has been compared. After a failure, run it again.',
    flags: { ...place, check: 'see whether the backup is whole, and restore nothing' },
  },
  migrate: {
    takes: '--from <store> --to <store>',
    help: 'copy everything from one store to another',
    more: 'A store is sqlite:DIRECTORY or postgres://…; both must be without servers, and the second one empty.',
    flags: { 'from <store>': 'what is copied, and left as it is', 'to <store>': 'what it is copied to' },
  },
} as const satisfies Record<string, CommandHelp>

export type KeepingName = keyof typeof keepingCommands
export type CommandName = KeepingName | 'serve'

export function isKeepingName(name: string): name is KeepingName {
  return Object.hasOwn(keepingCommands, name)
}

/** Without what they take. */
function flagsOf(name: KeepingName): string[] {
  return Object.keys(keepingCommands[name].flags).map((flag) => flag.split(' ', 1)[0] ?? flag)
}

const onEvery: readonly string[] = ['help', 'version']
/** Which `serve` does not have. */
const onlyKeeping: readonly string[] = ['from', 'to', 'check']

export function hasFlag(name: CommandName, flag: string): boolean {
  if (onEvery.includes(flag)) return true
  return name === 'serve' ? !onlyKeeping.includes(flag) : flagsOf(name).includes(flag)
}
