import { NoSpaceError } from '@plenum/rack'

/** Why something cannot be copied, backed up or restored, as one line for the person who asked for it. */
export class KeepingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'KeepingError'
  }
}

/** What the system or a database says of itself, and that there is no room; else it is a mistake of ours, and deserves its stack. */
export function isFromOutside(error: unknown): error is Error {
  if (error instanceof NoSpaceError) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
