import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the console's build says of its pages (apps/console/vite/page-files.ts). */
const FILE = '.page-files.json'

interface PageFiles {
  fonts: string[]
  /** Scripts by address, in which `$name` stands for anything. */
  pages: Record<string, string[]>
}

interface Page {
  segments: readonly string[]
  link: string
}

function linkOf(scripts: readonly string[], fonts: readonly string[]): string {
  const links = [
    ...scripts.map((file) => `</${file}>; rel=modulepreload`),
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
  const { fonts, pages } = (await read(root)) ?? { fonts: [], pages: {} }
  const known = Object.entries(pages)
    .map(([path, scripts]): Page => ({ segments: path.split('/'), link: linkOf(scripts, fonts) }))
    .toSorted(byPrecision)
  return (path) => {
    const asked = path.split('/')
    return known.find((page) => isAt(asked, page))?.link
  }
}
