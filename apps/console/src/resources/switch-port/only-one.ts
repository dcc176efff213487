import { notFound } from '@tanstack/react-router'

/** What was asked for by its id, out of the list that it comes in. */
export function onlyOne<Found>({ items: [found] }: { items: readonly Found[] }): Found {
  if (!found) throw notFound()
  return found
}
