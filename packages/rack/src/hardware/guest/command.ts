import type { GuestFacts } from './facts.ts'
import type { FileTree } from './files.ts'

/** What somebody at the console can do to the machine itself. */
export type GuestEffect = 'reboot' | 'poweroff' | 'crash'

export interface CommandCall {
  facts: GuestFacts
  user: string
  cwd: string
  files: FileTree
  /** What follows the command's name. */
  args: readonly string[]
}

export interface CommandResult {
  /** Put out as they are, each with an end of line. */
  lines?: readonly string[]
  /** Where the shell is from now on. */
  cwd?: string
  effect?: GuestEffect
  /** The screen is emptied first. */
  clears?: true
  /** The shell ends. */
  isOver?: true
}

export interface Command {
  /** What `help` says of it. */
  about: string
  run: (call: CommandCall) => CommandResult
}

export function refusedToNonRoot({ user }: CommandCall, name: string): CommandResult | undefined {
  return user === 'root' ? undefined : { lines: [`${name}: only root may do that; try "sudo ${name}"`] }
}
