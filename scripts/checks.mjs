import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { capture, pinnedNode, root, run, tool } from './bootstrap.mjs'
import { startPostgres } from './postgres.mjs'
import { ensureBuilt } from './vite-build.mjs'
import { countPlaywright, countVitest, failure, readReport, success } from './test-counts.mjs'

const typesOfLastTime = join(root, 'node_modules/.cache/plenum-types.tsbuildinfo')

// Each does anew what all files have in common, and the unit tests have the other processors.
const checkers = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

// What they hold is of use to the end.
const rarelyCollecting = { GOGC: '400' }

/**
 * A step resolves to { code, output, counts }. `report` is the folder for reporter files, `filter` what the developer added
 * on the command line.
 */
export const checks = {
  unit: async ({ report, filter = [] }) => {
    const file = join(report, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const result = await withPostgres((env) => runTool(tool('vitest'), ['run', ...reporters, ...filter], env))
    return { ...result, counts: countVitest(readReport(file), result.code) }
  },
  // What it remembers is for the next time: then it looks at what has changed.
  types: () => {
    const args = ['--incremental', '--tsBuildInfoFile', typesOfLastTime, '--checkers', String(checkers)]
    return runAsOne(tool('typescript', 'tsc'), args, rarelyCollecting)
  },
  lint: () => runAsOne(tool('oxlint'), ['--type-aware', '--deny-warnings'], rarelyCollecting),
  format: () => runAsOne(tool('oxfmt'), ['--check', '.']),
}

export const builds = {
  'build for the server': () => build('server'),
  'build of the preview': () => build('preview'),
  'build of the gallery': () => build('gallery'),
}

/** Streams its progress: it is by far the longest step and runs alone. */
export async function browserTests({ report, filter = [] }) {
  const file = join(report, 'playwright.json')
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...filter]
  const more = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await withPostgres((env) =>
    run(pinnedNode(), [tool('@playwright/test', 'playwright'), ...args], { env: { ...more, ...env } }),
  )
  return { code, output: '', counts: countPlaywright(readReport(file), code) }
}

/** Tests find it in their environment; without one they leave out what runs over it, and say so. */
async function withPostgres(work) {
  const postgres = await startPostgres()
  if (!postgres) console.log('  PostgreSQL is not installed and could not be: what runs over it is skipped')
  try {
    return await work({ PLENUM_TEST_POSTGRES: postgres?.url ?? '' })
  } finally {
    postgres?.stop()
  }
}

async function runAsOne(script, args, env) {
  const result = await runTool(script, args, env)
  return { ...result, counts: result.code === 0 ? success : failure }
}

function runTool(script, args, env = {}) {
  return capture(pinnedNode(), [script, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } })
}

/** Not a test when it goes well, a failure when it does not. */
async function build(mode) {
  try {
    await ensureBuilt(mode)
    return { code: 0, output: '', counts: {} }
  } catch (error) {
    return { code: 1, output: error.message, counts: failure }
  }
}
