import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../harness/server.ts'
import { dice } from './dice.ts'
import { Ledger } from './ledger.ts'
import { faults, residentMiB, seconds, waitFor } from './promises.ts'
import type { Line, Promises } from './promises.ts'
import { signIn } from './session.ts'
import { smallDisk } from './small-disk.ts'
import type { SmallDisk } from './small-disk.ts'

/** `node e2e/faults/disk.ts`: the disk under the data directory is full, or cannot be written to; then it can again. */
const MEGABYTES = 64
const MESSAGES = {
  full: 'the disk is full: nothing has been changed',
  unwritable: /^the d\w+ cannot be (?:read or written|written to)/,
}

interface Fault {
  name: string
  message: string | RegExp
  begin: (disk: SmallDisk) => void
  end: (disk: SmallDisk) => void
}

const filler = ({ folder }: SmallDisk) => join(folder, 'filler')

function fill(disk: SmallDisk): void {
  for (let size = MEGABYTES * 2 ** 20; size >= 4096; size /= 2)
    try {
      writeFileSync(filler(disk), Buffer.alloc(size), { flag: 'a' })
    } catch {
      // As much as fits.
    }
}

const all: Fault[] = [
  { name: 'the disk is full', message: MESSAGES.full, begin: fill, end: (disk) => rmSync(filler(disk)) },
  {
    name: 'the disk lets nobody write',
    message: MESSAGES.unwritable,
    begin: (disk) => disk.protect(true),
    end: (disk) => disk.protect(false),
  },
]

async function during({ name, message, begin, end }: Fault, promises: Promises): Promise<Line | undefined> {
  const disk = smallDisk(MEGABYTES)
  if (!disk) return undefined
  const data = join(disk.folder, 'data')
  const server = await startServer({ data, flags: ['--log-level', 'error'] })
  const session = await signIn([server.url])
  const ledger = await Ledger.open(session, 'kept')
  ledger.write(8, dice(1))
  await waitFor(2000)
  begin(disk)
  const { refused } = ledger.tally
  const began = performance.now()
  // What there is room for in the log of SQLite goes in still.
  while (ledger.tally.refused + ledger.tally.unknown < refused + 20 && performance.now() - began < 30_000)
    await waitFor(50)
  const reading = await session.send('GET', '/v1/projects')
  promises.hold(`${name}: reading is answered with ${reading.status}`, reading.status === 200)
  const writing = await session.send('POST', '/v1/projects', { name: 'no-room', description: 'x'.repeat(500) })
  const text = String(writing.body['message'])
  const isTold = typeof message === 'string' ? text === message : message.test(text)
  promises.hold(`${name}: writing is answered with ${writing.status} ${text}`, writing.status === 503 && isTold)
  await waitFor(5000)
  const ticks = server.output().split('"ticks fail"').length - 1
  promises.hold(`${name}: ${ticks} lines of ticks that fail`, ticks <= 3)
  end(disk)
  const freed = performance.now()
  while ((await session.send('POST', '/v1/projects', { name: 'room-again', description: '' })).status !== 201)
    await waitFor(20)
  const backAfter = performance.now() - freed
  await waitFor(1000)
  await ledger.rest()
  promises.none(await ledger.contradictions())
  const memory = `${residentMiB(server.pid())} MiB`
  await server.restart()
  promises.none(await ledger.contradictions())
  await server.stop()
  disk.remove()
  const { tried, kept, refused: none, unknown } = ledger.tally
  return {
    fault: name,
    tried: `8 writers, ${tried} writes`,
    acknowledged: `${kept}; ${none} refused (503), ${unknown} not known; reading goes on`,
    kept: promises.broken.length === 0 ? 'all, nothing half done, also after a restart' : 'not all',
    'works again after': `${seconds(backAfter)}, without a restart`,
    memory,
  }
}

await faults(async (promises) => {
  const lines: Line[] = []
  for (const fault of all) {
    const line = await during(fault, promises)
    if (line) lines.push(line)
    else process.stdout.write(`${fault.name}: left out, for only root may mount a small disk\n`)
  }
  return lines
})
