import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the console's build says of its pages (apps/console/vite/page-files.ts). */
const FILE = '.page-files.json'

interface PageFiles {
  /** What every page loads. */
  blocking: string[]
  scripts: string[]
  styles: string[]
  /** By address, in which `$name` stands for anything. */
  pages: Record<string, PageOfConsole>
}

interface PageOfConsole {
  /** Beside those that every page loads. */
  scripts: string[]
  fonts?: string[]
  /** What it asks of the API as soon as it is there; `$name` is what the address has there. */
  around?: string[]
  /** When its address has no query. */
  own?: string[]
}

const NOTHING: PageFiles = { blocking: [], scripts: [], styles: [], pages: {} }

interface Page {
  segments: readonly string[]
  link: string
  around: readonly string[]
  own: readonly string[]
}

/** What the browser should have together with a page. */
export interface PageLoad {
  /** Files, as a `Link` header (RFC 8288). */
  link: string
  /** What will be asked of the API: paths with their queries. */
  calls: readonly string[]
}

/** In the order in which they should be on their way. */
function linkOf({ blocking, scripts, styles }: PageFiles, page: PageOfConsole): string {
  const links = [
    ...blocking.map((file) => `</${file}>; rel=preload; as=script`),
    ...scripts.map((file) => `</${file}>; rel=modulepreload`),
    ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...page.scripts.map((file) => `</${file}>; rel=modulepreload`),
    ...(page.fonts ?? []).map((file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]
  return links.join(', ')
}

function isAt(asked: readonly string[], { segments }: Page): boolean {
  return asked.length === segments.length && segments.every((one, at) => one.startsWith('$') || one === asked[at])
}

/** Literal ones first: `/system/silos-new` is not the silo of that name. */
function byPrecision(a: Page, b: Page): number {
  const open = (page: Page) => page.segments.map((one) => (one.startsWith('$') ? '1' : '0')).join('')
  return open(a) < open(b) ? -1 : 1
}

async function read(root: string): Promise<PageFiles | undefined> {
  try {
    return JSON.parse(await readFile(join(root, FILE), 'utf8'))
  } catch {
    // A console of another making goes without.
    return undefined
  }
}

/** With what the address has where its page has `$name`. */
function fillIn(call: string, { segments }: Page, asked: readonly string[]): string {
  return call.replace(/\$\w+/g, (name) => encodeURIComponent(decodeURIComponent(asked[segments.indexOf(name)] ?? '')))
}

/** For the address of a page, what belongs to it; undefined where nothing is known of it. */
export async function openPageFiles(root: string): Promise<(path: string, query: string) => PageLoad | undefined> {
  const files = { ...NOTHING, ...(await read(root)) }
  const known = Object.entries(files.pages)
    .map(([path, page]): Page => {
      const { around = [], own = [] } = page
      return { segments: path.split('/'), link: linkOf(files, page), around, own }
    })
    .toSorted(byPrecision)
  return (path, query) => {
    const asked = path.split('/')
    const page = known.find((each) => isAt(asked, each))
    if (!page) return undefined
    const calls = query === '' ? [...page.around, ...page.own] : page.around
    return { link: page.link, calls: calls.map((call) => fillIn(call, page, asked)) }
  }
}
