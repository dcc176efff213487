import { PAGE_DEFAULT, PAGE_MAX, parseUuid, whyNotName } from '@plenum/api'
import type { Page } from '@plenum/api'
import { refuse } from './refusal.ts'

const TOKEN_MAX = 512
const VERSION = 1

type Order = 'name_ascending' | 'name_descending' | 'id_ascending'

/** Which part of a list is asked for. */
export interface PageWindow {
  /** The operation that lists. */
  list: string
  order: Order
  after?: string
  limit: number
}

interface Token {
  v: typeof VERSION
  /** The operation that it continues. */
  list: string
  /** The query of the first page, but for limit and token: the scan's order and selection. */
  query: Record<string, unknown>
  after: string
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.codePointAt(0) ?? 0))
}

function encode(token: Token): string {
  return toBase64Url(JSON.stringify(token))
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false
  const token: Partial<Record<keyof Token, unknown>> = value
  return (
    token.v === VERSION &&
    typeof token.list === 'string' &&
    typeof token.after === 'string' &&
    typeof token.query === 'object' &&
    token.query !== null
  )
}

function decode(text: string): Token {
  try {
    const value: unknown = text.length <= TOKEN_MAX && JSON.parse(fromBase64Url(text))
    if (isToken(value)) return value
  } catch {
    // Whatever is wrong with it, it is no token of ours.
  }
  throw refuse.unparsable('unable to parse query string: page_token: failed to parse pagination token')
}

export function invalidToken(): Error {
  return refuse.unparsable('unable to parse query string: page_token: invalid page token')
}

function isKeyOf(order: Order, after: string): boolean {
  return order === 'id_ascending' ? parseUuid(after) !== undefined : whyNotName(after) === undefined
}

/**
 * The scan that a list query stands for. A page token alone decides order and selection; only the limit is read afresh.
 *
 * @param list the operation that lists; a token of another one is refused
 * @param recheck makes a query out of the token's, with the same checks as for a first page
 */
export function resolveScan(
  list: string,
  query: Record<string, unknown>,
  recheck: (query: Record<string, unknown>) => Record<string, unknown>,
): { query: Record<string, unknown>; window: PageWindow } {
  const limit = Math.min(Number(query['limit'] ?? PAGE_DEFAULT), PAGE_MAX)
  const token = typeof query['pageToken'] === 'string' ? decode(query['pageToken']) : undefined
  if (token && token.list !== list) throw invalidToken()
  const scan = token ? recheck(token.query) : query
  const order = scan['sortBy']
  if (order !== 'name_ascending' && order !== 'name_descending' && order !== 'id_ascending') throw invalidToken()
  if (token && !isKeyOf(order, token.after)) throw invalidToken()
  return { query: { ...scan, limit }, window: { list, order, limit, ...(token && { after: token.after }) } }
}

/** One page: `fetch` is asked for one item more than fits, which tells whether anything follows. */
export async function pageOf<T extends { id: string; name?: string }, V>(
  call: { query: Record<string, unknown>; window: PageWindow },
  fetch: (window: PageWindow) => Promise<readonly T[]>,
  view: (item: T) => V,
): Promise<Page<V>> {
  const { window } = call
  const found = await fetch({ ...window, limit: window.limit + 1 })
  const items = found.slice(0, window.limit)
  const last = items.at(-1)
  if (found.length <= window.limit || !last) return { items: items.map(view), nextPage: null }
  const { limit: _, pageToken: __, ...query } = call.query
  const after = window.order === 'id_ascending' ? last.id : (last.name ?? last.id)
  return { items: items.map(view), nextPage: encode({ v: VERSION, list: window.list, query, after }) }
}
