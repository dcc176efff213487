/** Queries that somebody ran in this browser, the last one first. */
const KEPT = 30

const keyOf = (person: string, scope: string) => `plenum.queries.${person} ${scope}`

/** What cannot be read is as good as nothing. */
export function ranQueries(person: string, scope: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person, scope)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The same query is kept once. */
export function keepQuery(person: string, scope: string, text: string): string[] {
  const all = [text, ...ranQueries(person, scope).filter((one) => one !== text)].slice(0, KEPT)
  try {
    localStorage.setItem(keyOf(person, scope), JSON.stringify(all))
  } catch {
    // A full storage must not keep anybody from asking.
  }
  return all
}

export function forgetQueries(person: string, scope: string): void {
  localStorage.removeItem(keyOf(person, scope))
}
