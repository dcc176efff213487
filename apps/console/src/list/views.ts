import { listSearch } from './search.ts'
import type { ListSearch } from './search.ts'

/** What makes a view: a page's token leads nowhere tomorrow. */
export type View = Omit<ListSearch, 'pageToken'>

export interface SavedView {
  name: string
  view: View
}

const keyOf = (list: string) => `plenum.views.${list}`

function isNamed(value: unknown): value is { name: string; view: Record<string, unknown> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'view' in value &&
    typeof value.view === 'object' &&
    value.view !== null
  )
}

export function viewOf({ sort, filter, columns, all }: ListSearch): View {
  return { sort, filter, columns, all }
}

export function isSameView(a: View, b: View): boolean {
  return JSON.stringify(viewOf(a)) === JSON.stringify(viewOf(b))
}

/** Views that were saved in this browser, by name; what cannot be read is as good as nothing. */
export function savedViews(list: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isNamed).map(({ name, view }) => ({ name, view: viewOf(listSearch(view)) }))
  } catch {
    return []
  }
}

/** A view of the same name is replaced. */
export function saveView(list: string, saved: SavedView): void {
  const others = savedViews(list).filter(({ name }) => name !== saved.name)
  const views = [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name))
  localStorage.setItem(keyOf(list), JSON.stringify(views))
}

export function forgetView(list: string, name: string): void {
  localStorage.setItem(keyOf(list), JSON.stringify(savedViews(list).filter((view) => view.name !== name)))
}
