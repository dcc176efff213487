import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are compressed by nature. */
const EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt'])
/** What fits into one packet anyway is not worth a second copy. */
const MIN_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length <= MIN_BYTES) return
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([
    br.length < bytes.length && writeFile(`${path}.br`, br),
    gz.length < bytes.length && writeFile(`${path}.gz`, gz),
  ])
}

/** Writes a `.br` and a `.gz` beside every file of a folder that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** Compresses what a build has written, once and thoroughly, so that the server need not do it per request. */
export function precompress(): Plugin {
  let outDir = ''
  let hasFailed = false
  return {
    name: 'plenum:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildEnd(error) {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!hasFailed) await compressFolder(outDir)
      },
    },
  }
}
