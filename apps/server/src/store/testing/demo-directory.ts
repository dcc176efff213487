import { cp } from 'node:fs/promises'
import { fillDemoFleet } from '@plenum/rack'
import { createPasswords } from '../../passwords.ts'
import { openSqlite } from '../sqlite.ts'
import { temporaryDirectory } from '../temporary-directory.ts'

/** A hash says itself what it costs: to check one of these takes nothing, where it would take 250 ms of a processor. */
const cheapPasswords = createPasswords({ memoryKiB: 8, passes: 1, lanes: 1 })

let filled: Promise<string> | undefined

/**
 * A data directory with the demo fleet, for a server that a test starts. To fill one is a good part of a
 * server's start, so those of a worker are copies of one.
 */
export async function demoDirectory(): Promise<string> {
  const copy = temporaryDirectory()
  await cp(await (filled ??= fill()), copy, { recursive: true })
  return copy
}

async function fill(): Promise<string> {
  const directory = temporaryDirectory()
  const { store, close } = await openSqlite(directory)
  await fillDemoFleet({ store, passwords: cheapPasswords })
  await close()
  return directory
}
