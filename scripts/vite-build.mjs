import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { capture, pinnedNode, root, tool } from './bootstrap.mjs'

const consoleInputs = ['apps/console', 'packages/api', 'packages/ui/src', 'packages/rack']

/** The console for the server to deliver, the console with the control plane inside the page, and the gallery of the kit. */
const builds = {
  server: { app: 'apps/console', outDir: 'dist', viteMode: 'production', inputFolders: consoleInputs },
  preview: { app: 'apps/console', outDir: 'dist-preview', viteMode: 'preview', inputFolders: consoleInputs },
  gallery: { app: 'packages/ui/gallery', outDir: 'dist', viteMode: 'production', inputFolders: ['packages/ui'] },
}

const inputFiles = ['package-lock.json', 'tsconfig.json', 'packages/ui/package.json']
const stampName = '.plenum-build'

// routeTree.gen.ts is written by the build from the routes, so it would make every first build stale at once.
const notAnInput = /^(?:node_modules|dist|dist-preview|\..*|.*\.gen\.ts|.*\.test\.tsx?)$/

/** Builds one of `builds` unless its last build came from the very same sources; throws with Vite's output when it cannot. */
export async function ensureBuilt(mode) {
  const { app, outDir, viteMode, inputFolders } = builds[mode]
  const folder = `${app}/${outDir}`
  const stamp = hashOfSources(root, inputFolders, inputFiles)
  if (isCurrent(join(root, folder), stamp)) return { built: false, folder }

  const vite = await capture(pinnedNode(), [tool('vite'), 'build', '--mode', viteMode], {
    cwd: join(root, app),
    // A developer's NODE_ENV would give React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (vite.code !== 0) throw new BuildFailure(mode, vite.output)
  if (!existsSync(join(root, folder, 'index.html'))) {
    throw new BuildFailure(mode, `${vite.output}\nVite left no ${folder}/index.html`)
  }
  // Last, because Vite empties the folder first: a build that was cut short has no stamp.
  markCurrent(join(root, folder), stamp)
  return { built: true, folder, output: vite.output }
}

export class BuildFailure extends Error {
  constructor(mode, output) {
    super(`Vite could not build it (${mode}):\n${output}`)
  }
}

export function isCurrent(folder, stamp) {
  const file = join(folder, stampName)
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

export function markCurrent(folder, stamp) {
  writeFileSync(join(folder, stampName), stamp)
}

/** Names and contents, not times: switching branches back and forth, or a fresh checkout, must not force a build. */
export function hashOfSources(base, folders, files) {
  const hash = createHash('sha256')
  const present = [
    ...folders.flatMap((folder) => filesIn(join(base, folder))),
    ...files.map((file) => join(base, file)),
  ]
  for (const file of present.filter((candidate) => existsSync(candidate)).toSorted(byCodeUnit)) {
    hash
      .update(`${relative(base, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notAnInput.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

function byCodeUnit(a, b) {
  return a < b ? -1 : 1
}
