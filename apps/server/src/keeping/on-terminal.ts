import { constants } from 'node:os'
import { stopSignals } from '../stopping.ts'
import type { Progress } from './fill.ts'
import { keep } from './run.ts'
import type { Keeping } from './run.ts'

/** So often a person is told, in milliseconds. */
const EVERY = 200

interface Terminal {
  stdout: NodeJS.WritableStream
  stderr: NodeJS.WritableStream & { isTTY?: boolean }
}

/** On one line, which the next one takes the place of. */
function progressOn(stderr: NodeJS.WritableStream): Progress {
  let shown = 0
  return (tally) => {
    const now = performance.now()
    if (now - shown < EVERY) return
    shown = now
    const { what, count, bytes } = tally.last()
    stderr.write(`\r\u001b[K${what}: ${count}, ${Math.round(bytes / 1024)} KiB`)
  }
}

/** Tells on stderr how far it has come, where a person watches, and on stdout what came of it. */
export async function keepOnTerminal(keeping: Keeping, { stdout, stderr }: Terminal): Promise<void> {
  // Whoever breaks it off leaves no half of a file behind.
  for (const signal of stopSignals) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  if (!stderr.isTTY) {
    stdout.write(await keep(keeping))
    return
  }
  try {
    stdout.write(await keep(keeping, progressOn(stderr)))
  } finally {
    stderr.write('\r\u001b[K')
  }
}
