import { reply } from '../http/reply.ts'
import { chooseEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import type { ConsoleFile } from './folder.ts'
import type { ReadContent } from './contents.ts'

const YEAR_SECONDS = 31_536_000

/** Names under /assets/ hold a hash of the content; index.html names them and so must always be the newest. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`
  return path === '/index.html' ? 'no-store' : 'no-cache'
}

function isMatch(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

export async function sendFile(
  request: Request,
  path: string,
  file: ConsoleFile,
  read: ReadContent,
): Promise<Response> {
  const available = (['br', 'gzip'] as const).filter((encoding) => file.compressed[encoding] !== undefined)
  const encoding: Encoding | undefined = chooseEncoding(request.headers.get('accept-encoding'), available)
  const { bytes, etag } = await read((encoding && file.compressed[encoding]) ?? file.plain)
  const cacheControl = cacheControlOf(path)
  const headers = {
    'cache-control': cacheControl,
    ...(available.length > 0 && { vary: 'Accept-Encoding' }),
    ...(cacheControl === 'no-cache' && { etag }),
  }
  if (cacheControl === 'no-cache' && isMatch(request.headers.get('if-none-match'), etag))
    return reply(304, null, headers)
  return reply(200, bytes, {
    ...headers,
    'content-type': file.contentType,
    ...(encoding && { 'content-encoding': encoding }),
  })
}
