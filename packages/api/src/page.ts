import { z } from 'zod'

/** Items in a page when the caller names no limit. */
export const PAGE_DEFAULT = 100
/** Larger limits are taken as this one. */
export const PAGE_MAX = 10_000

export const NameOrIdSortMode = z
  .enum(['name_ascending', 'name_descending', 'id_ascending'])
  .meta({ id: 'NameOrIdSortMode' })
export const NameSortMode = z.enum(['name_ascending']).meta({ id: 'NameSortMode' })
export const TimeAndIdSortMode = z.enum(['ascending', 'descending']).meta({ id: 'TimeAndIdSortMode' })
export const IdSortMode = z.enum(['id_ascending']).meta({ id: 'IdSortMode' })
export type SortMode = z.infer<typeof NameOrIdSortMode>

const window = {
  limit: z.int().min(1).max(4_294_967_295).nullish(),
  /** Opaque: `nextPage` of the page before. It alone then decides order and selection. */
  pageToken: z.string().nullish(),
}

export const pagedByNameOrId = { ...window, sortBy: NameOrIdSortMode.default('name_ascending') }
export const pagedById = { ...window, sortBy: IdSortMode.default('id_ascending') }

export const pagedByName = { ...window, sortBy: NameSortMode.default('name_ascending') }
export const pagedByTime = { ...window, sortBy: TimeAndIdSortMode.default('ascending') }
/** Lists in an order of their own. */
export const paged = window

export interface Page<T> {
  items: T[]
  /** Absent or null when nothing follows. */
  nextPage?: string | null | undefined
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextPage: z.string().nullish() })
}
