/** Why a list may not be as it is; undefined when no two of its items are the same. */
export function whyNotUnique(items: readonly (string | number)[]): string | undefined {
  return new Set(items).size < items.length ? 'Items must be unique' : undefined
}
