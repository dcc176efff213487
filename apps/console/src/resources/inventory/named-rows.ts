import type { PageOptions } from '../../list/source.ts'
import { withNames } from '../../list/with-names.ts'

const inOrder = new Intl.Collator('en', { numeric: true })

/**
 * Gives the rows of a page a name, as lists have it: hardware has none but what is printed on it. They come in the order of
 * that name; the server's order, by id, tells nobody anything.
 */
export function namedRows<Row>(page: PageOptions<Row>, nameOf: (row: Row) => string) {
  const { queryKey, queryFn } = withNames(page, nameOf)
  return {
    queryKey: [...queryKey, 'in order'],
    queryFn: async (context: { signal: AbortSignal }) => {
      const { items, nextPage } = await queryFn(context)
      return { items: items.toSorted((a, b) => inOrder.compare(a.name, b.name)), nextPage }
    },
  }
}
