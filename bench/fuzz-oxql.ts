import * as fc from 'fast-check'
import { anything, checkAnswered } from '../packages/rack/src/metrics/query/testing/fuzz.ts'

/** `node bench/fuzz-oxql.ts [minutes] [seed]` */
const [minutes = '10', seed = String(Date.now())] = process.argv.slice(2)
const MINUTE = 60_000

/** Others may keep the machine busy for long; this does not count them. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let asked = 0
let longest = 0
const details = await fc.check(
  fc.asyncProperty(anything, async (text) => {
    longest = Math.max(longest, await checkAnswered(text, processorTime))
    asked++
  }),
  {
    seed: Number(seed) | 0,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: Number(minutes) * MINUTE,
    markInterruptAsFailure: false,
  },
)
console.log(
  `${asked} texts in ${minutes} min, seed ${seed}; the slowest took ${Math.round(longest)} ms of the processor`,
)
if (details.failed) {
  console.error(fc.defaultReportMessage(details))
  process.exitCode = 1
}
