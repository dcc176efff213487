import { randomUUID } from 'node:crypto'
import type { Store } from '@plenum/rack'
import { openSqlite } from './sqlite.ts'

/** Run by kill.test.ts: writes pairs of documents until it is killed, and prints the id of each pair that is acknowledged. */

const WRITERS = 8

async function writePairs(store: Store): Promise<never> {
  for (;;) {
    const id = randomUUID()
    const now = new Date()
    await store.write(async (tx) => {
      const identity = { name: `p-${id}`, description: '', timeCreated: now, timeModified: now }
      await tx.insert('project', { id, siloId: 'silo', ...identity })
      await tx.insert('vpcRouter', { id, vpcId: 'vpc', kind: 'system', ...identity })
    })
    process.stdout.write(`${id}\n`)
  }
}

const { store } = await openSqlite(process.argv[2] ?? '')
await Promise.all(Array.from({ length: WRITERS }, () => writePairs(store)))
