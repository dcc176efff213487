import { PAGE_DEFAULT, PAGE_MAX, parseUuid, whyNotName } from '@plenum/api'
import type { Page } from '@plenum/api'
import { compareText } from '../store/sorted.ts'
import { refuse } from './refusal.ts'

const TOKEN_MAX = 512
const VERSION = 1

type Order = 'name_ascending' | 'name_descending' | 'id_ascending'

/** What lists by time are called by: their documents have the time in their names (`timeAndId`). */
const orderByTime = { ascending: 'name_ascending', descending: 'name_descending' } as const

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

/** Lists whose names are not unique have the id behind it; the space is below all that names are made of. */
function keyWithId({ name, id }: { name: string; id: string }): string {
  return `${name} ${id}`
}

const TIME_AND_ID = /^\d{16} (\S+)$/

function isKeyOf(order: Order, after: string, isByTime: boolean): boolean {
  if (isByTime) return parseUuid(TIME_AND_ID.exec(after)?.[1] ?? '') !== undefined
  if (order === 'id_ascending') return parseUuid(after) !== undefined
  const [name = '', ...id] = after.split(' ')
  return whyNotName(name) === undefined && (id.length === 0 || parseUuid(id.join(' ')) !== undefined)
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
  // Lists that offer no choice have an order of their own.
  const sortBy = scan['sortBy'] ?? 'id_ascending'
  const isByTime = sortBy === 'ascending' || sortBy === 'descending'
  const order = isByTime ? orderByTime[sortBy] : sortBy
  if (order !== 'name_ascending' && order !== 'name_descending' && order !== 'id_ascending') throw invalidToken()
  if (token && scan['sortBy'] !== undefined && !isKeyOf(order, token.after, isByTime)) throw invalidToken()
  return { query: { ...scan, limit }, window: { list, order, limit, ...(token && { after: token.after }) } }
}

type Paged = { query: Record<string, unknown>; window: PageWindow }

function continuation({ query, window }: Paged, after: string): string {
  const { limit: _, pageToken: __, ...selection } = query
  return encode({ v: VERSION, list: window.list, query: selection, after })
}

/**
 * One page: `fetch` is asked for one item more than fits, which tells whether anything follows. Lists that offer no choice
 * of order say by `ownKey` what theirs goes by.
 */
export async function pageOf<T extends { id: string; name?: string }, V>(
  call: Paged,
  fetch: (window: PageWindow) => Promise<readonly T[]>,
  view: (item: T) => V,
  ownKey?: (item: T) => string,
): Promise<Page<V>> {
  const { window } = call
  const found = await fetch({ ...window, limit: window.limit + 1 })
  const items = found.slice(0, window.limit)
  const last = items.at(-1)
  if (found.length <= window.limit || !last) return { items: items.map(view), nextPage: null }
  const byId = window.order === 'id_ascending' ? last.id : (last.name ?? last.id)
  return { items: items.map(view), nextPage: continuation(call, ownKey?.(last) ?? byId) }
}

/** One page of a list that is at hand as a whole, because its names are not unique. */
export function pageOfAll<T extends { id: string; name: string }, V>(
  call: Paged,
  all: readonly T[],
  view: (item: T) => V,
): Page<V> {
  const { order, after, limit } = call.window
  const keyOf = order === 'id_ascending' ? ({ id }: T) => id : keyWithId
  const direction = order === 'name_descending' ? -1 : 1
  const sorted = all.toSorted((a, b) => direction * compareText(keyOf(a), keyOf(b)))
  const rest = after === undefined ? sorted : sorted.filter((item) => direction * compareText(keyOf(item), after) > 0)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(view), nextPage: last && rest.length > limit ? continuation(call, keyOf(last)) : null }
}
