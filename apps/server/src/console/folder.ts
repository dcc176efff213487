import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentTypeOf } from './content-type.ts'
import type { Encoding } from './encoding.ts'

export interface ConsoleFile {
  contentType: string
  /** Where the bytes are: as they are, and as the build compressed them. */
  plain: string
  compressed: Partial<Record<Encoding, string>>
}

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

async function listFiles(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    // Of symbolic links `isFile` is false, so nothing outside the folder is ever reached.
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
    throw error
  }
}

/**
 * What the folder holds, by URL path. Requests are looked up in here and never turned into file names, so there is no
 * path to climb out by. Empty when there is no such folder.
 */
export async function indexFolder(root: string): Promise<ReadonlyMap<string, ConsoleFile>> {
  const paths = await listFiles(root)
  const present = new Set(paths)
  const files = new Map<string, ConsoleFile>()
  for (const plain of paths) {
    const segments = relative(root, plain).split(sep)
    const contentType = contentTypeOf(extname(plain))
    if (contentType === undefined || segments.some((segment) => segment.startsWith('.'))) continue
    const { br, gzip } = { br: plain + suffixes.br, gzip: plain + suffixes.gzip }
    const compressed = { ...(present.has(br) && { br }), ...(present.has(gzip) && { gzip }) }
    files.set(`/${segments.map(encodeURIComponent).join('/')}`, { contentType, plain, compressed })
  }
  return files
}
