import { toWire } from '@plenum/api'

/** Of views that are kept, once somebody has asked for it. */
const texts = new WeakMap<object, string>()
const kept = new WeakSet<object>()

/**
 * A view that its document alone decides, so that the same document has the same view. Stores give the same document for as
 * long as nobody changes it, and lists are mostly of such.
 */
export function perDocument<D extends object, V extends object>(view: (document: D) => V): (document: D) => V {
  const views = new WeakMap<D, V>()
  return (document) => {
    let known = views.get(document)
    if (known === undefined) {
      views.set(document, (known = view(document)))
      kept.add(known)
    }
    return known
  }
}

function textOf(value: unknown): string {
  const isKept = typeof value === 'object' && value !== null && kept.has(value)
  if (!isKept) return JSON.stringify(toWire(value))
  let text = texts.get(value)
  if (text === undefined) texts.set(value, (text = JSON.stringify(toWire(value))))
  return text
}

function isPage(value: unknown): value is { items: readonly unknown[]; nextPage: unknown } {
  if (typeof value !== 'object' || value === null || !('items' in value && 'nextPage' in value)) return false
  return Array.isArray(value.items) && Object.keys(value).length === 2
}

/** What goes over the wire for a value. Rows of a page that have been written before are not written anew. */
export function jsonText(value: unknown): string {
  if (!isPage(value)) return textOf(value)
  return `{"items":[${value.items.map(textOf).join(',')}],"next_page":${JSON.stringify(value.nextPage)}}`
}
