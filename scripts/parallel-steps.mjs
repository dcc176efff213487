import { availableParallelism } from 'node:os'
import { summaryLine, sum } from './test-counts.mjs'

/**
 * Runs the named steps, the slowest first, as many at once as there are processors. Prints a line for each when it ends, and
 * the whole output of one that fails. Gives the counts by name.
 */
export async function runSteps(steps, context) {
  const waiting = Object.entries(steps)
  const counts = {}
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return counts

  async function worker() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next
      counts[name] = await runStep(name, step, context)
    }
  }
}

export async function runStep(name, step, context) {
  const started = performance.now()
  const result = await step(context)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (result.code !== 0) console.log(`\n${result.output.trimEnd()}\n`)
  console.log(
    `${isSuccess(result) ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${details(result.counts)}`.trimEnd(),
  )
  return result.counts
}

function isSuccess({ code, counts }) {
  return code === 0 && !counts.failed
}

function details(counts) {
  const total = sum([counts])
  return total.passed + total.failed + total.skipped > 1 ? summaryLine(total) : ''
}
