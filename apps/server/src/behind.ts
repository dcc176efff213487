import type { Backend } from './http/backend.ts'

/** What a server serves the console in front of, ready to answer. */
export interface Behind {
  backend: Backend
  /** Throws, or takes long, when what is behind cannot serve. */
  check: () => Promise<unknown>
  /** What to tell the person at the terminal, once the server listens at an address. */
  greeting: (url: string) => string
  /** Begins what goes on by itself, once it is served. */
  start: () => void
  /** Ends what `start` has begun; resolves when that has come to an end, or was given up. */
  rest: (graceMs: number) => Promise<void>
  close: () => Promise<void>
}
