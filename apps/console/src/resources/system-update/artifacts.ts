import type { TufArtifact } from '@plenum/api'

export interface KindOfArtifacts {
  kind: string
  artifacts: readonly TufArtifact[]
}

/** Those that have every word of a search in them, by kind. */
export function groupedArtifacts(artifacts: readonly TufArtifact[], search: string): KindOfArtifacts[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = artifacts.filter(({ id, hash }) => {
    const text = `${id.kind} ${id.name} ${id.version} ${hash}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return [...Map.groupBy(found, ({ id }) => id.kind)]
    .map(([kind, of]) => ({ kind, artifacts: of }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
}
