import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the console's build says of its pages (apps/console/vite/page-files.ts). */
const FILE = '.page-files.json'

interface PageFiles {
  /** What every page loads. */
  blocking: string[]
  scripts: string[]
  styles: string[]
  fonts: string[]
  /** Further scripts by address, in which `$name` stands for anything. */
  pages: Record<string, string[]>
}

const NOTHING: PageFiles = { blocking: [], scripts: [], styles: [], fonts: [], pages: {} }

interface Page {
  segments: readonly string[]
  link: string
}

/** In the order in which they should be on their way. */
function linkOf({ blocking, scripts, styles, fonts }: PageFiles, ofPage: readonly string[]): string {
  const links = [
    ...blocking.map((file) => `</${file}>; rel=preload; as=script`),
    ...scripts.map((file) => `</${file}>; rel=modulepreload`),
    ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...ofPage.map((file) => `</${file}>; rel=modulepreload`),
    ...fonts.map((file) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
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

/** For the path of a page, what the browser should load together with it, as a `Link` header (RFC 8288). */
export async function openPageFiles(root: string): Promise<(path: string) => string | undefined> {
  const files = { ...NOTHING, ...(await read(root)) }
  const known = Object.entries(files.pages)
    .map(([path, scripts]): Page => ({ segments: path.split('/'), link: linkOf(files, scripts) }))
    .toSorted(byPrecision)
  return (path) => {
    const asked = path.split('/')
    return known.find((page) => isAt(asked, page))?.link
  }
}
