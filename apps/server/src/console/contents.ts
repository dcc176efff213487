import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export interface Content {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

export type ReadContent = (path: string) => Promise<Content>

async function load(path: string): Promise<Content> {
  const bytes = await readFile(path)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Reads each file once. Only for files that a folder's index names, so what is held has an end. */
export function createContents(): ReadContent {
  const held = new Map<string, Promise<Content>>()
  return (path) => {
    const known = held.get(path)
    if (known) return known
    const loading = load(path)
    held.set(path, loading)
    loading.catch(() => held.delete(path))
    return loading
  }
}
