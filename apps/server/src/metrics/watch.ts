import type { Store } from '@plenum/rack'

/** Takes note of how a server does. */
export interface Watch {
  /** A request has come; what is returned is called with the status of its answer. */
  requestBegins: (method: string, path: string) => (status: number) => void
  /** Who can tell how many WebSockets are open. */
  countSockets: (count: () => number) => void
  /** The same store, whose writes are taken note of. */
  store: (store: Store) => Store
  /** The same work, of whose turns note is taken. */
  tick: (tick: () => Promise<void>) => () => Promise<void>
}

/** For servers that nobody measures. */
export const noWatch: Watch = {
  requestBegins: () => () => {},
  countSockets: () => {},
  store: (store) => store,
  tick: (tick) => tick,
}
