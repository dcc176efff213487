/** A zip archive cannot be read, or not safely. */
export class ZipError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'ZipError'
  }
}
