import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, fail } from './bootstrap.mjs'
import { browserTests, builds, checks } from './checks.mjs'
import { runStep, runSteps } from './parallel-steps.mjs'
import { failure, sum, summaryLine } from './test-counts.mjs'

const usage = 'npm test [-- --only unit|types|lint|format|browser [filter …]]'
const { only, filter } = selection(process.argv.slice(2))

ensureInstalled()
const report = mkdtempSync(join(tmpdir(), 'plenum-test-'))
const counts = await runSelected()
rmSync(report, { recursive: true })

const total = sum(Object.values(counts))
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
console.log(`\n${summaryLine(total)}`)

async function runSelected() {
  if (only !== undefined && only !== 'browser') return runSteps({ [only]: checks[only] }, { report, filter })
  const counts = await runSteps(only === 'browser' ? builds : { ...checks, ...builds }, { report })
  counts.browser = await runBrowserTests(counts)
  return counts
}

async function runBrowserTests(counts) {
  if (Object.keys(builds).some((name) => counts[name].failed)) {
    console.log('✗ browser: there is nothing to test')
    return failure
  }
  return runStep('browser', browserTests, { report, filter })
}

function selection(args) {
  const at = args.indexOf('--only')
  if (at === -1) {
    if (args.length > 0) fail(usage)
    return { filter: [] }
  }
  const only = args[at + 1]
  if (only !== 'browser' && !(only in checks)) fail(usage)
  return { only, filter: args.toSpliced(at, 2) }
}
