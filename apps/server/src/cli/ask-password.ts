import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartupError } from '../startup-error.ts'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

async function askOnce({ input, output }: Terminal, prompt: string): Promise<string> {
  // readline edits the line (backspace, Ctrl+U); what it would show goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  const answer = new Promise<string>((resolve, reject) => {
    const cancel = () => reject(new StartupError('cancelled: no password was given'))
    reader.once('line', resolve)
    reader.once('SIGINT', cancel)
    reader.once('close', cancel)
  })
  output.write(prompt)
  try {
    return await answer
  } finally {
    reader.close()
    output.write('\n')
  }
}

/** Asks for a new password twice, until both agree. Nothing that is typed shows. */
export async function askNewPassword(terminal: Terminal, who: string): Promise<string> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a person answers one question after the other
    const first = await askOnce(terminal, `Password for ${who}: `)
    // oxlint-disable-next-line no-await-in-loop
    const second = await askOnce(terminal, 'The same again: ')
    if (first !== '' && first === second) return first
    terminal.output.write(first === '' ? 'A password is needed.\n' : 'These are not the same.\n')
  }
}
