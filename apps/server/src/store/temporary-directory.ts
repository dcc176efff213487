import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true })
})

/** Empty, and removed after the tests of the file that asked for it. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plenum-test-'))
  made.push(directory)
  return directory
}
