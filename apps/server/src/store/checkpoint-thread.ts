import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Run by checkpointer.ts: brings over what is in the log of a database whenever it is asked to, and tells whether that was all,
 * until it is to end.
 */

const database = new DatabaseSync(String(workerData), { timeout: 5000 })
database.exec('pragma synchronous = normal')
const checkpoint = database.prepare('pragma wal_checkpoint(passive)')

function bringOver(): boolean {
  try {
    const { log, checkpointed } = checkpoint.get() ?? {}
    return log === checkpointed
  } catch {
    // The disk is full or broken: whoever writes is told, and what is in the log is safe there.
    return false
  }
}

parentPort?.on('message', (message: unknown) => {
  if (message === 'checkpoint') return parentPort?.postMessage(bringOver(), [])
  database.close()
  parentPort?.close()
})
