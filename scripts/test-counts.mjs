import { existsSync, readFileSync } from 'node:fs'

export const success = { passed: 1 }
export const failure = { failed: 1 }

/** The parsed reporter file, or undefined when the run died before it could write one. */
export function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export function countVitest(report, exitCode) {
  if (!report) return failure
  // A file that fails to load, or in a hook, has no failed test to show for it.
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return distrust(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

export function countPlaywright(report, exitCode) {
  if (!report) return failure
  const { expected, flaky, unexpected, skipped } = report.stats
  return distrust(exitCode, {
    passed: expected + flaky,
    // Errors outside of any test: a file that does not load, a worker that cannot stop.
    failed: unexpected + report.errors.length,
    skipped,
  })
}

/** Nothing ran, or the runner found fault with something that no count shows: neither may look like a success. */
function distrust(exitCode, counts) {
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isSilentFailure ? { ...counts, failed: 1 } : counts
}

export function sum(allCounts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of allCounts) {
    for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0
  }
  return total
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
