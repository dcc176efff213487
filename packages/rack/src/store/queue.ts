/** Runs one piece of work after the other, in the order of the calls. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}
