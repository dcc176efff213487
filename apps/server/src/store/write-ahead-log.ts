import { fdatasyncSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Durability } from '@plenum/rack/store/group-commit'
import { StoreUnavailableError } from '@plenum/rack/store/unavailable'
import { Checkpointer } from './checkpointer.ts'
import { isFull, writeAll } from './file-bytes.ts'
import { Snapshot } from './snapshot.ts'
import { ofFiles } from './telling.ts'

/** Pages in the log from which on they are brought over into the data file; SQLite would at as many. */
const PAGES = 1000
/** Milliseconds within which a disk is done that it is worth waiting for: whatever is handed over comes back a turn later. */
const QUICK = 8
/** How many times a disk that took longer is not waited for. */
const SLOW_TIMES = 10

function failed(error: unknown, isKnown: boolean): StoreUnavailableError {
  const trouble = isFull(error) ? 'full' : (ofFiles.troubleOf(error) ?? 'broken')
  return new StoreUnavailableError(trouble, { cause: error, isKnown })
}

/**
 * Waits for the disk on behalf of SQLite, which would hold up the whole process meanwhile. `writer` commits without waiting
 * (`synchronous = normal`, see sqlite.org/pragma.html#pragma_synchronous); then its log is synced, behind everybody's back
 * when the disk is slow, and only then `reader` sees what was committed. Another thread brings pages over from the log into
 * the data file; while it does most of that, writes go on.
 */
export class WriteAheadLog implements Durability {
  readonly #path: string
  readonly #log: FileHandle
  readonly #size: StatementSync
  readonly #snapshot: Snapshot
  readonly #checkpointer: Checkpointer
  /** Pages in the log at which it is next brought over. */
  #due = PAGES
  #checkpoint: 'none' | 'under way' | 'all but the last' = 'none'
  #isInDoubt = false
  /** How many times more the disk is not waited for. */
  #slowTimes = 0

  private constructor(
    path: string,
    log: FileHandle,
    writer: DatabaseSync,
    snapshot: Snapshot,
    checkpointer: Checkpointer,
  ) {
    this.#path = path
    this.#log = log
    this.#size = writer.prepare('pragma wal_checkpoint(noop)')
    this.#snapshot = snapshot
    this.#checkpointer = checkpointer
  }

  /** @param writer nobody else writes, nor is a transaction of it under way */
  static async open(file: string, writer: DatabaseSync, reader: DatabaseSync): Promise<WriteAheadLog> {
    writer.exec('pragma synchronous = normal; pragma wal_autocheckpoint = 0')
    const snapshot = new Snapshot(reader)
    const path = `${file}-wal`
    return new WriteAheadLog(path, await open(path, 'r+'), writer, snapshot, new Checkpointer(file))
  }

  async ready(): Promise<void> {
    if (this.#isInDoubt) await this.#writeAgain()
    if (this.#checkpoint !== 'all but the last') return this.#gather()
    // With nobody writing, all can be brought over, and the log begins anew.
    const isWhole = await this.#checkpointer.run()
    this.#snapshot.renew()
    this.#due = isWhole ? PAGES : this.#pages() + PAGES
    this.#checkpoint = 'none'
  }

  async sync(): Promise<void> {
    try {
      await this.#syncLog()
      this.#snapshot.renew()
    } catch (error) {
      this.#isInDoubt = true
      throw failed(error, false)
    }
    if (this.#checkpoint === 'none' && this.#pages() >= this.#due) void this.#bringOverMost()
  }

  async close(): Promise<void> {
    await this.#checkpointer.close()
    await this.#log.close()
  }

  /** Whoever is heard in the same turn can be committed together. */
  #gather(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve)
    })
  }

  async #syncLog(): Promise<void> {
    if (this.#slowTimes > 0) {
      this.#slowTimes -= 1
      return this.#log.datasync()
    }
    const began = performance.now()
    fdatasyncSync(this.#log.fd)
    if (performance.now() - began > QUICK) this.#slowTimes = SLOW_TIMES
  }

  #pages(): number {
    return Number(this.#size.get()?.['log'] ?? 0)
  }

  async #bringOverMost(): Promise<void> {
    this.#checkpoint = 'under way'
    await this.#checkpointer.run()
    this.#checkpoint = 'all but the last'
  }

  /** The system takes pages that it could not sync for synced: they are so only once they have been written anew. */
  async #writeAgain(): Promise<void> {
    try {
      await writeAll(this.#log, await readFile(this.#path), 0)
      await this.#log.datasync()
      this.#snapshot.renew()
      this.#isInDoubt = false
    } catch (error) {
      throw failed(error, true)
    }
  }
}
