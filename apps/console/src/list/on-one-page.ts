import type { ListSource } from './source.ts'

interface AtOnce<Result> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>
}

/** A list of what the API does not give in pages but all at once. */
export function onOnePage<Result, Row>(
  { queryKey, queryFn }: AtOnce<Result>,
  rowsOf: (result: Result) => Row[],
): ListSource<Row> {
  return {
    isSortedByServer: false,
    page: () => ({
      queryKey: [...queryKey, 'as a page'],
      queryFn: async (context) => ({ items: rowsOf(await queryFn(context)), nextPage: null }),
    }),
  }
}
