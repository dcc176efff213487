/** Rows on a page of a list. */
export const PAGE_SIZE = 50
/** For lists that a person chooses from, which are fetched whole. */
export const ALL = 1000

export interface PageSearch {
  pageToken?: string | undefined
}

/** Which page of a list the URL asks for. The key is always there, or a raw value of another type would stay. */
export function pageSearch(search: Record<string, unknown>): PageSearch {
  return { pageToken: typeof search['pageToken'] === 'string' ? search['pageToken'] : undefined }
}

/** Tokens lead forward only; which page led to a token is remembered here. */
const previousOf = new Map<string, string | undefined>()

export function rememberPrevious(token: string, previous: string | undefined): void {
  previousOf.set(token, previous)
}

/** The token of the page before; undefined is the first page, also when nobody remembers. */
export function previousPage(token: string): string | undefined {
  return previousOf.get(token)
}
