import type { Command, CommandCall } from '../command.ts'
import { homeOf, resolvePath } from '../files.ts'

function isFlag(arg: string): boolean {
  return arg.startsWith('-')
}

function lookUp({ cwd, user }: CommandCall, given: string): string {
  return resolvePath(cwd, user, given)
}

function listOf(call: CommandCall, given: string, showsHidden: boolean): string[] {
  const path = lookUp(call, given)
  if (call.files.isDirectory(path)) {
    const names = call.files.list(path).filter((name) => showsHidden || !name.startsWith('.'))
    return names.length === 0 ? [] : [names.join('  ')]
  }
  return [call.files.read(path) ? given : `ls: cannot access '${given}': No such file or directory`]
}

function contentsOf(call: CommandCall, given: string): readonly string[] {
  const path = lookUp(call, given)
  if (call.files.isDirectory(path)) return [`cat: ${given}: Is a directory`]
  return call.files.read(path) ?? [`cat: ${given}: No such file or directory`]
}

const list: Command = {
  about: 'list a directory; -a lists what is hidden, too',
  run: (call) => {
    const paths = call.args.filter((arg) => !isFlag(arg))
    const showsHidden = call.args.some((arg) => isFlag(arg) && /[aA]/.test(arg))
    return { lines: (paths.length === 0 ? ['.'] : paths).flatMap((path) => listOf(call, path, showsHidden)) }
  },
}

const cat: Command = {
  about: 'print files',
  run: (call) => ({ lines: call.args.filter((arg) => !isFlag(arg)).flatMap((path) => contentsOf(call, path)) }),
}

const cd: Command = {
  about: 'go to another directory',
  run: (call) => {
    const [given = '~'] = call.args
    const path = lookUp(call, given)
    if (call.files.isDirectory(path)) return { cwd: path }
    return { lines: [`cd: ${given}: ${call.files.read(path) ? 'Not a directory' : 'No such file or directory'}`] }
  },
}

const pwd: Command = { about: 'print the current directory', run: ({ cwd }) => ({ lines: [cwd] }) }

export const fileCommands = { ls: list, cat, cd, pwd }

/** The directory as a prompt shows it. */
export function forPrompt(cwd: string, user: string): string {
  const home = homeOf(user)
  return cwd === home || cwd.startsWith(`${home}/`) ? `~${cwd.slice(home.length)}` : cwd
}
