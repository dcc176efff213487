import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Empty, and removed after the tests. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'plenum-test-'))
}
