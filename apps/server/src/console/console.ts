import { apiReferencePolicy } from '../http/headers.ts'
import { redirectTo, reply, replyError } from '../http/reply.ts'
import { answersWithin } from './answers.ts'
import type { Ask } from './answers.ts'
import { createContents } from './contents.ts'
import { indexFolder } from './folder.ts'
import type { ConsoleFile } from './folder.ts'
import { openPageFiles } from './page-files.ts'
import { sendFile } from './send-file.ts'
import { sendPage } from './send-page.ts'

type Address = Pick<URL, 'pathname' | 'search'>

/** The built console. It only ever answers GET and HEAD. */
export interface Console {
  /** @param ask asks the API what a page will ask it, for whoever wants the page; left out where nobody has signed in */
  answer: (request: Request, at: Address, ask?: Ask) => Promise<Response>
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Plenum: the console is not built</title>
<h1>The console is not built</h1>
<p>Run <code>npm run build</code>, then reload this page. The API answers already.</p>
</html>
`

/** A segment that begins with a dot, encoded or not: nobody asks for one in good faith. */
function isHidden(path: string): boolean {
  try {
    return /[/\\]\.|\0/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

function withPolicyOf(path: string, response: Response): Response {
  if (path.startsWith('/docs/api/')) response.headers.set('content-security-policy', apiReferencePolicy)
  return response
}

/** Serves a folder as it was when first asked; a build that comes later than that needs a restart, unless there was none. */
export async function openConsole(root: string): Promise<Console> {
  let files = await indexFolder(root)
  let loadOf = await openPageFiles(root)
  const read = createContents()

  async function indexPage(): Promise<ConsoleFile | undefined> {
    const page = files.get('/index.html')
    if (page) return page
    files = await indexFolder(root)
    loadOf = await openPageFiles(root)
    return files.get('/index.html')
  }

  async function sendIndex(request: Request, { pathname, search }: Address, index: ConsoleFile, ask: Ask | undefined) {
    const { link, calls } = loadOf(pathname, search) ?? { link: undefined, calls: [] }
    const answers = ask && request.method === 'GET' ? await answersWithin(calls, ask) : {}
    const response = await sendPage(request, index, read, answers)
    if (link !== undefined) response.headers.set('link', link)
    return response
  }

  return {
    answer: async (request, at, ask) => {
      const path = at.pathname
      // A folder with a page of its own is asked for with a slash at the end, for what it links to lies in it.
      if (files.has(`${path}/index.html`)) return redirectTo(`${path}/`)
      const file = files.get(path.endsWith('/') && path !== '/' ? `${path}index.html` : path)
      if (file) return withPolicyOf(path, await sendFile(request, path, file, read))
      if (path.startsWith('/assets/') || isHidden(path)) return replyError(404, 'Not Found')
      // Whether the path is a page at all only the console knows; it shows its own "not found".
      const page = await indexPage()
      if (page) return sendIndex(request, at, page, ask)
      return reply(503, NOT_BUILT, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    },
  }
}
