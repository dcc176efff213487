import type { PageOptions } from '../../list/source.ts'

const inOrder = new Intl.Collator('en', { numeric: true })

/**
 * Gives the rows of a page a name, as lists have it: hardware has none but what is printed on it. They come in the order of
 * that name; the server's order, by id, tells nobody anything.
 */
export function namedRows<Row>(
  { queryKey, queryFn }: PageOptions<Row>,
  nameOf: (row: Row) => string,
): PageOptions<Row & { name: string }> {
  return {
    queryKey: [...queryKey, 'named'],
    queryFn: async (context) => {
      const { items, nextPage } = await queryFn(context)
      const rows = items.map((row) => ({ ...row, name: nameOf(row) }))
      return { items: rows.toSorted((a, b) => inOrder.compare(a.name, b.name)), nextPage }
    },
  }
}
