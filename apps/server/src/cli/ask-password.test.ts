import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { askNewPassword } from './ask-password.ts'

/** A person who types the next answer whenever a prompt appears. */
function terminalWith(answers: string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  const shown: string[] = []
  output.on('data', (chunk: Buffer) => {
    shown.push(chunk.toString())
    if (shown.at(-1)?.endsWith(': ')) input.write(answers.shift() ?? '')
  })
  return { terminal: { input, output }, shown: () => shown.join('') }
}

describe('asking for a password', () => {
  test('takes what was typed twice and shows none of it', async () => {
    const { terminal, shown } = terminalWith(['s3cret\r', 's3cret\r'])
    expect(await askNewPassword(terminal, 'operator')).toBe('s3cret')
    expect(shown()).toContain('Password for operator')
    expect(shown()).not.toContain('s3cret')
  })

  test('lets the line be edited', async () => {
    const { terminal } = terminalWith(['wrong\u0015right!\u007f\r', 'right\r'])
    expect(await askNewPassword(terminal, 'operator')).toBe('right')
  })

  test('asks again when the two differ or nothing was typed', async () => {
    const { terminal, shown } = terminalWith(['one\r', 'two\r', '\r', '\r', 'three\r', 'three\r'])
    expect(await askNewPassword(terminal, 'operator')).toBe('three')
    expect(shown()).toContain('These are not the same.')
    expect(shown()).toContain('A password is needed.')
  })

  test.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('%s gives up', async (_name, key) => {
    const { terminal } = terminalWith([key])
    await expect(askNewPassword(terminal, 'operator')).rejects.toThrow(StartupError)
  })
})
