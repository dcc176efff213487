import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests leave what they write behind: all of it lies in one folder, which goes with them. */
export default function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-test-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
