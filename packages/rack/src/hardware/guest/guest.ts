import { bootLog, loginBanner, panicLog, shutdownLog } from './boot-log.ts'
import type { CommandResult, GuestEffect } from './command.ts'
import { forPrompt } from './commands/files.ts'
import { shortName } from './facts.ts'
import type { GuestFacts } from './facts.ts'
import { FileTree, homeOf } from './files.ts'
import { runLine } from './shell.ts'
import { edit } from './line-editor.ts'
import type { LineKey, LineState } from './line-editor.ts'

/** Where a guest is, between one byte and the next. */
export interface GuestState extends LineState {
  /** `off`: nobody listens, for the machine is about to stop or not up yet. */
  stage: 'off' | 'login' | 'password' | 'shell'
  user: string
  cwd: string
}

export interface GuestAnswer {
  state: GuestState
  output: Uint8Array
  /** What becomes of the machine; nothing that follows it was read. */
  effect?: GuestEffect
}

const EMPTY_LINE = { line: '', escape: '' } as const
const OFF: GuestState = { ...EMPTY_LINE, stage: 'off', user: '', cwd: '/' }
const AT_LOGIN: GuestState = { ...OFF, stage: 'login' }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** As a terminal wants it: both a return and a new line at the end of each. */
function forTerminal(text: string): Uint8Array {
  return encoder.encode(text.replace(/\r?\n/g, '\r\n'))
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** A machine that has just come up. */
export function booted(facts: GuestFacts): GuestAnswer {
  return { state: AT_LOGIN, output: forTerminal(bootLog(facts)) }
}

/** A machine that goes down, to come up again or not. */
export function goingDown(isReboot: boolean): GuestAnswer {
  return { state: OFF, output: forTerminal(shutdownLog(isReboot)) }
}

function prompt(facts: GuestFacts, { stage, user, cwd }: GuestState): string {
  switch (stage) {
    case 'off':
      return ''
    case 'login':
      return `${shortName(facts)} login: `
    case 'password':
      return 'Password: '
    case 'shell':
      return `${user}@${shortName(facts)}:${forPrompt(cwd, user)}${user === 'root' ? '#' : '$'} `
  }
}

interface Step {
  state: GuestState
  text: string
  effect?: GuestEffect
}

function goTo(facts: GuestFacts, state: GuestState, text = ''): Step {
  return { state, text: text + prompt(facts, state) }
}

function signIn(facts: GuestFacts, user: string): Step {
  if (user === '') return goTo(facts, AT_LOGIN)
  if (user !== 'root' && user !== facts.os.user) return goTo(facts, { ...AT_LOGIN, stage: 'password' })
  const state: GuestState = { ...EMPTY_LINE, stage: 'shell', user, cwd: homeOf(user) }
  const motd = new FileTree(facts, user).read('/etc/motd') ?? []
  return goTo(facts, state, motd.map((line) => `${line}\n`).join(''))
}

function afterCommand(facts: GuestFacts, state: GuestState, result: CommandResult): Step {
  const { lines = [], cwd = state.cwd, effect } = result
  const text = (result.clears ? '\u001b[H\u001b[2J' : '') + lines.map((line) => `${line}\n`).join('')
  if (effect) return { state: OFF, text: text + (effect === 'crash' ? panicLog : ''), effect }
  if (result.isOver) return { state: AT_LOGIN, text: text + loginBanner(facts) }
  return goTo(facts, { ...state, cwd }, text)
}

/** What a whole line leads to. */
function enter(facts: GuestFacts, state: GuestState, line: string): Step {
  switch (state.stage) {
    case 'off':
      return { state, text: '' }
    case 'login':
      return signIn(facts, line.trim())
    case 'password':
      return goTo(facts, AT_LOGIN, '\nLogin incorrect\n')
    case 'shell': {
      const { user, cwd } = state
      return afterCommand(facts, state, runLine({ facts, user, cwd, files: new FileTree(facts, user) }, line))
    }
  }
}

function latin1(bytes: string): Uint8Array {
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}

function press(facts: GuestFacts, state: GuestState, key: LineKey, line: string): Step {
  const text = decoder.decode(latin1(line))
  const isInShell = state.stage === 'shell'
  switch (key) {
    case 'enter':
      return enter(facts, state, text)
    case 'interrupt':
      return goTo(facts, isInShell ? state : AT_LOGIN)
    case 'redraw':
      return { state: { ...state, line }, text: prompt(facts, state) + (state.stage === 'password' ? '' : text) }
    case 'end':
      return isInShell ? { state: AT_LOGIN, text: `logout\n${loginBanner(facts)}` } : { state, text: '' }
  }
}

/** What somebody at the console types, and what the guest puts out in return. Depends on nothing else. */
export function receive(facts: GuestFacts, before: GuestState, input: Uint8Array): GuestAnswer {
  let state = before
  const output: Uint8Array[] = []
  for (const byte of input) {
    if (state.stage === 'off') break
    const { line, escape, echo, key } = edit(state, byte)
    // A password is not shown, but the end of its line is.
    if (state.stage !== 'password' || key) output.push(latin1(echo))
    state = { ...state, line: key ? '' : line, escape }
    if (!key) continue
    const step = press(facts, state, key, line)
    state = step.state
    output.push(forTerminal(step.text))
    if (step.effect) return { state, output: join(output), effect: step.effect }
  }
  return { state, output: join(output) }
}
