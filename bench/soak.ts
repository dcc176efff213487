import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../apps/server/src/store/sqlite.ts'
import { soak } from '../packages/rack/src/model/soak.ts'

const SECONDS = 60
const CLIENTS = 50

const data = mkdtempSync(join(tmpdir(), 'plenum-soak-'))
const { store, close } = await openSqlite(data)
try {
  const seed = Date.now()
  console.log(`\nSoak with seed ${seed}`)
  const { done, refused, looks } = await soak({ store, clients: CLIENTS, milliseconds: SECONDS * 1000, seed })
  console.log(`${CLIENTS} clients for ${SECONDS} s over a database file, nothing found wrong`)
  console.table({
    'events/s': Math.round((done + refused) / SECONDS),
    'events that were done': done,
    'events that were refused': refused,
    'looks at everything': looks,
  })
} finally {
  await close()
  rmSync(data, { recursive: true })
}
