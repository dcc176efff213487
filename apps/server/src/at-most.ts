/** Runs at most so many pieces of work at a time; the others wait in line, first come first served. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place, so `running` stays as it is.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
