/** What is got to from somewhere, beginning included, by going on from each thing to its next ones. */
export function reachable<T>(from: Iterable<T>, nextOf: (each: T) => Iterable<T>): Set<T> {
  const found = new Set(from)
  // A set that grows is gone through to its end.
  for (const each of found) for (const next of nextOf(each)) found.add(next)
  return found
}
