/** What keeps a store from serving, and whether it may well do so soon. */
const troubles = {
  unreachable: { message: 'the database does not answer', isPassing: true },
  slow: { message: 'the database took too long to answer', isPassing: true },
  busy: { message: 'the database is busy', isPassing: true },
  crowded: { message: 'too many writes at once want to change the same', isPassing: true },
  refusing: { message: 'the database refuses to serve', isPassing: true },
  readOnly: { message: 'the database cannot be written to', isPassing: true },
  full: { message: 'the disk is full', isPassing: false },
  broken: { message: 'the disk cannot be read or written', isPassing: false },
} as const satisfies Record<string, { message: string; isPassing: boolean }>

export type Trouble = keyof typeof troubles

/**
 * The store cannot do what it was asked to, through no fault of whoever asked. Nothing of the transaction has been kept,
 * unless `isKnown` is false: then the answer to the commit is missing.
 */
export class StoreUnavailableError extends Error {
  readonly trouble: Trouble
  readonly isKnown: boolean

  constructor(trouble: Trouble, { isKnown = true, ...options }: ErrorOptions & { isKnown?: boolean } = {}) {
    super(troubles[trouble].message, options)
    this.name = 'StoreUnavailableError'
    this.trouble = trouble
    this.isKnown = isKnown
  }

  /** Whether it may work when it is tried again a moment later. */
  get isPassing(): boolean {
    return troubles[this.trouble].isPassing
  }
}
