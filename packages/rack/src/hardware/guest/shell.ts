import type { Command, CommandCall, CommandResult } from './command.ts'
import { fileCommands } from './commands/files.ts'
import { machineCommands } from './commands/machine.ts'
import { systemCommands } from './commands/system.ts'
import { resolvePath } from './files.ts'

const shellCommands = {
  clear: { about: 'empty the screen', run: () => ({ clears: true }) },
  echo: { about: 'print what follows', run: ({ args }) => ({ lines: [args.join(' ')] }) },
  exit: { about: 'sign out', run: () => ({ isOver: true }) },
  help: { about: 'print this list', run: () => ({ lines: help() }) },
  sudo: {
    about: 'do something as root',
    run: (call) => (call.args.length === 0 ? {} : runWords({ ...call, user: 'root' }, call.args)),
  },
} satisfies Record<string, Command>

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ ...fileCommands, ...machineCommands, ...systemCommands, ...shellCommands }),
)

/** Other names of commands, which `help` does not list. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['logout', 'exit'],
  ['halt', 'poweroff'],
  ['shutdown', 'poweroff'],
])

function help(): string[] {
  const sorted = [...commands].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...sorted.map(([name, { about }]) => `${name.padEnd(10)} ${about}`),
    'To crash the machine: echo c > /proc/sysrq-trigger',
  ]
}

/** The words of a line; what is in quotes is one of them. */
function wordsOf(line: string): string[] {
  const words = line.match(/(?:[^\s"'>]|"[^"]*"|'[^']*')+|>/g) ?? []
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single))
}

/** Nothing can be written, but for the one file whose being written to stops the kernel. */
function redirect(call: CommandCall, words: readonly string[], target: string): CommandResult {
  const path = resolvePath(call.cwd, call.user, target)
  if (path !== '/proc/sysrq-trigger') return { lines: [`${call.facts.os.shell}: ${target}: Read-only file system`] }
  if (call.user !== 'root') return { lines: [`${call.facts.os.shell}: ${target}: Permission denied`] }
  return words[0] === 'echo' && words[1]?.startsWith('c') ? { effect: 'crash' } : {}
}

function runWords(call: CommandCall, words: readonly string[]): CommandResult {
  const arrow = words.indexOf('>')
  if (arrow !== -1) return redirect(call, words.slice(0, arrow), words[arrow + 1] ?? '')
  const [name = '', ...args] = words
  const command = commands.get(aliases.get(name) ?? name)
  return command?.run({ ...call, args }) ?? { lines: [`${call.facts.os.shell}: ${name}: command not found`] }
}

/** What a line that somebody has entered leads to. */
export function runLine(call: Omit<CommandCall, 'args'>, line: string): CommandResult {
  const words = wordsOf(line)
  return words.length === 0 ? {} : runWords({ ...call, args: [] }, words)
}
