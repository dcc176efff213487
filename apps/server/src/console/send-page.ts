import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reply } from '../http/reply.ts'
import type { Answers } from './answers.ts'
import type { ReadContent } from './contents.ts'
import { chooseEncoding } from './encoding.ts'
import type { ConsoleFile } from './folder.ts'
import { sendFile } from './send-file.ts'

/** Of eleven: what is packed for one reader only should not keep that reader waiting. */
const BROTLI_QUALITY = 4
const packBrotli = promisify(brotliCompress)
const packers = {
  br: (bytes: Uint8Array) => packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
}

/** As text of an element: nothing in it can end that. The browser takes it for data, not for a script to run. */
function elementOf(answers: Answers): string {
  const text = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="answers">${text}</script>`
}

/** The console's one page, with answers of the API in it for whoever asked for the page. */
export async function sendPage(
  request: Request,
  index: ConsoleFile,
  read: ReadContent,
  answers: Answers,
): Promise<Response> {
  if (Object.keys(answers).length === 0) return sendFile(request, '/index.html', index, read)
  const html = new TextDecoder().decode((await read(index.plain)).bytes)
  const bytes = new TextEncoder().encode(html.replace('</body>', () => `${elementOf(answers)}</body>`))
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), ['br', 'gzip'])
  const packed = encoding ? new Uint8Array(await packers[encoding](bytes)) : bytes
  return reply(200, packed, {
    'cache-control': 'no-store',
    'content-type': index.contentType,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
}
