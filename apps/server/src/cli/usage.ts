import { keepingCommands } from './commands.ts'
import type { CommandName, KeepingName } from './commands.ts'
import { ALLOW_LOCAL_TARGETS_ENV, NO_DEMO_ENV, OPERATOR_PASSWORD_ENV, settings } from './settings.ts'

interface Row {
  flag: string
  help: string
  note: string
}

function rows(): Row[] {
  const valued = Object.entries(settings).map(([name, { value, help, env, default: preset }]) => ({
    flag: `--${name} <${value}>`,
    help,
    // The console's default is an absolute path that says nothing to anyone.
    note: name === 'console' || preset === '' ? env : `${env}, ${preset}`,
  }))
  return [
    ...valued,
    { flag: '--no-demo', help: 'start an empty store without the demo fleet', note: NO_DEMO_ENV },
    {
      flag: '--allow-local-targets',
      help: 'let requests go to this machine and its link',
      note: ALLOW_LOCAL_TARGETS_ENV,
    },
    { flag: '--help', help: 'show this text', note: '' },
    { flag: '--version', help: 'show the version', note: '' },
  ]
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ flag }) => flag.length))
  return rows.map(({ flag, help, note }) => `  ${flag.padEnd(width)}  ${help}${note && ` (${note})`}`).join('\n')
}

function keepingUsage(name: KeepingName): string {
  const { takes, help, more, flags } = keepingCommands[name]
  const rows = Object.entries(flags).map(([flag, help]) => ({ flag: `--${flag}`, help, note: '' }))
  return `plenum ${name}: ${help}.

Usage: plenum ${name} ${takes}

${table([...rows, { flag: '--help', help: 'show this text', note: '' }])}

${more}
`
}

export function usage(of: CommandName = 'serve'): string {
  if (of !== 'serve') return keepingUsage(of)
  const others = Object.entries(keepingCommands).map(([flag, { help }]) => ({ flag, help, note: '' }))
  return `Plenum: a web console for a rack, with the control plane that answers it.

Usage: plenum [serve] [flags]
       plenum <command> [flags]

Commands:

${table([...others, { flag: '<command> --help', help: 'show what it takes', note: '' }])}

Flags of serve:

${table(rows())}

A flag wins over its environment variable. Without the demo fleet, the password of the first operator is
asked for on the terminal, or taken from ${OPERATOR_PASSWORD_ENV}.
`
}
