import type { TufArtifact } from '@plenum/api'

/** What tells artifacts apart. */
export function artifactKey({ kind, name, version }: TufArtifact['id']): string {
  return JSON.stringify([kind, name, version])
}
