import type { PageOptions } from './source.ts'

/** Gives the rows of a page what lists name them by; they stay in the order in which they come. */
export function withNames<Row>(
  { queryKey, queryFn }: PageOptions<Row>,
  nameOf: (row: Row) => string,
): PageOptions<Row & { name: string }> {
  return {
    queryKey: [...queryKey, 'with names'],
    queryFn: async (context) => {
      const { items, nextPage } = await queryFn(context)
      return { items: items.map((row) => ({ ...row, name: nameOf(row) })), nextPage }
    },
  }
}
