/** Why the server cannot start, as one line for the person who tried; no stack is of use to them. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartupError'
  }
}
