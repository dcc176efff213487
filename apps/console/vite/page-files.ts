import type { Plugin, Rolldown } from 'vite'
import { routes, segmentsOfPage } from './chunks/pages.ts'
import { reachable } from './chunks/reachable.ts'
import { pathOf, routeFiles, segmentsOf } from './operation-uses/pages.ts'
import { answersOf } from './page-answers.ts'
import type { PageAnswers } from './page-answers.ts'
import { CONSOLE, SIGN_IN, signInAddresses } from './sign-in.ts'
import { isThemeBoot } from './theme-boot.ts'

/** Where the server finds it; the dot keeps it from being served. */
const FILE = '.page-files.json'

/** For text, and for what machines are called. */
const FONTS = [/geist-latin-wght-normal-[\w-]+\.woff2$/, /geist-mono-latin-wght-normal-[\w-]+\.woff2$/]

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>

/** Files with everything that they import. */
const withImports = (chunks: Chunks, files: readonly string[]) =>
  reachable(files, (file) => chunks[file]?.imports ?? [])

/** Over few connections at once, a small file before a large one keeps that one waiting. */
function largestFirst(chunks: Chunks, files: readonly string[]): string[] {
  const sizeOf = (file: string) => chunks[file]?.code.length ?? 0
  return files.toSorted((a, b) => sizeOf(b) - sizeOf(a))
}

interface Page extends PageAnswers {
  /** Of it and all around it. */
  scripts: readonly string[]
  /** Whoever waits for one reads another meanwhile, and what has been read moves when it comes. */
  fonts: readonly string[]
}

/** What the page of each address, `/projects/$project/disks`, loads beside the entry, and asks of the API. */
function pagesOf(chunks: Chunks, loadedAnyway: ReadonlySet<string>, files: readonly string[]) {
  const names = routeFiles(routes)
  const fonts = FONTS.flatMap((font) => files.filter((name) => font.test(name)))
  const scriptOf = new Map<string, string>()
  for (const { moduleIds, fileName } of Object.values(chunks))
    for (const id of moduleIds) scriptOf.set(segmentsOfPage(id)?.join('/') ?? id, fileName)
  const pageOf = (path: string, parts: readonly string[], needed: readonly string[]): Page => {
    const own = withImports(
      chunks,
      parts.flatMap((part) => scriptOf.get(part) ?? []),
    )
    return {
      scripts: largestFirst(
        chunks,
        [...own].filter((file) => !loadedAnyway.has(file)),
      ),
      fonts: needed,
      ...answersOf(path),
    }
  }
  const pages: Record<string, Page> = {}
  // Names of machines and addresses are in all lists, and not yet at sign-in.
  for (const path of Object.values(signInAddresses)) pages[path] = pageOf(path, [SIGN_IN], fonts.slice(0, 1))
  // Outer ones first: what lies around a list, and the list, are at one address.
  for (const segments of names.map(segmentsOf).toSorted((a, b) => a.length - b.length)) {
    if (segments.at(-1)?.startsWith('_') === true) continue
    const around = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
    const path = pathOf(segments)
    pages[path] = pageOf(path, [CONSOLE, ...around], fonts)
  }
  return pages
}

/**
 * Tells the server what a page will ask for, so that code comes in one round, not in one for each import, and answers of the
 * API with the page itself.
 */
export function pageFiles(): Plugin {
  return {
    name: 'plenum:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      )
      const entry = Object.values(chunks).find(({ isEntry }) => isEntry)?.fileName ?? ''
      const loadedAnyway = withImports(chunks, [entry])
      const files = Object.keys(bundle)
      const source = JSON.stringify({
        // The parser waits for it, and everything for the parser.
        blocking: files.filter(isThemeBoot),
        scripts: largestFirst(chunks, [...loadedAnyway]),
        styles: files.filter((name) => /\/index-[\w-]+\.css$/.test(name)),
        pages: pagesOf(chunks, loadedAnyway, files),
      })
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}
