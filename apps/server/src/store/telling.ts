import type { DiskContents, RackFiles } from '@plenum/rack'
import { unavailable } from '@plenum/rack/store/flavour'
import type { Flavour } from '@plenum/rack/store/flavour'
import type { Trouble } from '@plenum/rack/store/unavailable'

type Telling = Pick<Flavour, 'troubleOf'>

function told<A extends unknown[], R>(telling: Telling, work: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R> => {
    try {
      return await work(...given)
    } catch (error) {
      throw unavailable(telling, error)
    }
  }
}

/** The same contents, which throw `StoreUnavailableError` for what is the fault of where they are kept. */
export function tellingContents(telling: Telling, { write, seal, delete: remove, ids }: DiskContents): DiskContents {
  return {
    write: told(telling, write),
    seal: told(telling, seal),
    delete: told(telling, remove),
    ids: told(telling, ids),
  }
}

/** The same files, likewise. */
export function tellingFiles(telling: Telling, files: RackFiles): RackFiles {
  const { write, measure, size, read, delete: remove, ids } = files
  return {
    write: told(telling, write),
    measure,
    size: told(telling, size),
    read: told(telling, read),
    delete: told(telling, remove),
    ids: told(telling, ids),
  }
}

/** By what the system says of a file (errno(3)). A disk that is full is told of by whoever writes. */
const byErrno: Readonly<Record<string, Trouble>> = {
  EACCES: 'readOnly',
  EIO: 'broken',
  EMFILE: 'busy',
  ENFILE: 'busy',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
}

export const ofFiles: Telling = {
  troubleOf: (error) =>
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? byErrno[error.code] : undefined,
}
