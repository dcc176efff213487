import { describe, expect, test } from 'vitest'
import { booted, receive } from './guest.ts'
import type { GuestState } from './guest.ts'
import { edit } from './line-editor.ts'
import type { LineState } from './line-editor.ts'
import { sampleFacts } from './sample-facts.ts'

const EMPTY: LineState = { line: '', escape: '' }

/** What is shown of bytes typed one after another, and the line that they leave. */
function typed(bytes: Iterable<number>, from = EMPTY) {
  let state = from
  let shown = ''
  for (const byte of bytes) {
    const { echo, ...after } = edit(state, byte)
    state = after
    shown += echo
  }
  return { shown, ...state }
}
const codes = (text: string) => new TextEncoder().encode(text)

describe('a line that is typed', () => {
  test.each([
    ['is shown as it is', 'ls -a', { shown: 'ls -a', line: 'ls -a' }],
    ['loses its last character by Delete', 'ab\u007f', { shown: 'ab\b \b', line: 'a' }],
    ['loses its last character by Backspace', 'ab\b', { shown: 'ab\b \b', line: 'a' }],
    ['has nothing to lose at its begin', '\u007f', { shown: '', line: '' }],
    ['loses everything by Ctrl+U', 'abc\u0015', { shown: 'abc\b \b\b \b\b \b', line: '' }],
    ['is given up by Ctrl+C', 'abc\u0003', { shown: 'abc^C\r\n', line: '' }],
    ['is not ended by Ctrl+D', 'abc\u0004', { shown: 'abc', line: 'abc' }],
    ['does not hold arrow keys', 'a\u001b[Ab\u001bOBc\u001b[1;5Cd', { shown: 'abcd', line: 'abcd' }],
    ['does not hold a lone Escape', 'a\u001bxb', { shown: 'ab', line: 'ab' }],
    ['does not hold tabs', 'a\tb', { shown: 'ab', line: 'ab' }],
  ])('%s', (_, text, expected) => {
    expect(typed(codes(text))).toMatchObject({ ...expected, escape: '' })
  })

  test('loses a character of several bytes as a whole', () => {
    const { shown, line } = typed([...codes('aé'), 0x7f])
    expect(line).toBe('a')
    expect(shown.endsWith('\b \b')).toBe(true)
    expect(shown.split('\b \b')).toHaveLength(2)
  })

  test('ends at 4095 bytes, with a bell', () => {
    const full = typed(new Uint8Array(4095).fill(0x61))
    const { shown, line } = typed([0x61], full)
    expect(line).toHaveLength(4095)
    expect(shown).toBe('\u0007')
  })
})

test('what comes in pieces means what it means as a whole', () => {
  const all = codes('root\r\u001b[Aecho “ünï”\rls /\u007f/etc\r')
  const login = booted(sampleFacts).state
  const whole = receive(sampleFacts, login, all)
  let state: GuestState = login
  const output: number[] = []
  for (const byte of all) {
    const answer = receive(sampleFacts, state, Uint8Array.of(byte))
    state = answer.state
    output.push(...answer.output)
  }
  expect(Uint8Array.from(output)).toEqual(whole.output)
  expect(state).toEqual(whole.state)
  expect(new TextDecoder('utf-8', { fatal: true }).decode(whole.output)).toContain('\r\n“ünï”\r\n')
})

test('Ctrl+L shows the line again on an empty screen', () => {
  const { state } = receive(sampleFacts, booted(sampleFacts).state, codes('root\rabc'))
  const answer = receive(sampleFacts, state, codes('\f'))
  expect(new TextDecoder().decode(answer.output)).toBe('\u001b[H\u001b[2Jroot@web-01:~# abc')
  expect(answer.state.line).toBe('abc')
})
