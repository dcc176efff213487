import type { DiskContents, Kind, RackFiles } from '@plenum/rack'
import type { Source } from './entry.ts'

/** Where a store is copied to. Until `complete` no server opens it. */
export interface Target {
  insert: (kind: Kind, bodies: readonly string[]) => Promise<void>
  contents: DiskContents
  files: RackFiles
  /** Reads what has come there; once it resolves, that outlives the machine. */
  readBack: () => Promise<Source>
  complete: () => Promise<void>
  close: () => Promise<void>
}
