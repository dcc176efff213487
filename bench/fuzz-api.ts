import * as fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { openStore } from '../apps/server/src/open-store.ts'
import { Fuzz, operationIds } from '../packages/rack/src/fuzz/fuzz.ts'

/** `node bench/fuzz-api.ts [minutes] [seed] [memory|sqlite|postgres://…]`; a database must be empty and is used up. */
const [minutes = '10', seed = String(Date.now() % 1_000_000_000), place = 'memory'] = process.argv.slice(2)
const MINUTE = 60_000
/** What is written stays, so after so many requests there is little left of what there was. */
const REQUESTS = 1500

const folder = mkdtempSync(join(tmpdir(), 'plenum-fuzz-'))
const end = performance.now() + Number(minutes) * MINUTE
const statuses = new Map<number, number>()
const worked = new Set<string>()
const failures = new Map<string, string>()
let asked = 0

async function round(number: number): Promise<void> {
  const data = place === 'sqlite' ? join(folder, String(number)) : ':memory:'
  const { store, close } = await openStore({ data, database: place.startsWith('postgres') ? place : undefined })
  const fuzz = await Fuzz.start({ store })
  const ids = fc.sample(fc.constantFrom(...operationIds), { seed: Number(seed) + number, numRuns: REQUESTS })
  for (const [index, id] of ids.entries()) {
    if (performance.now() > end) break
    const [request] = fc.sample(fuzz.requests(id), { seed: Number(seed) + number * REQUESTS + index, numRuns: 1 })
    if (!request) continue
    try {
      await fuzz.ask(request.sent, request.caller)
      if (index % 200 === 0) await fuzz.pass(1000)
    } catch (error) {
      const text = error instanceof Error ? `${error.message}\n${inspect(error.cause)}` : String(error)
      // One of each kind is enough.
      const kind = `${id}: ${text.split('\n')[0] ?? ''}`
      if (!failures.has(kind)) console.error(`\nround ${number}, request ${index}: ${text}`)
      failures.set(kind, text)
    }
    asked++
    // Somebody may have deleted who signs in; then there is nothing more to be had of this one.
    if (
      index % 20 === 0 &&
      !(await fuzz.signInAgain().then(
        () => true,
        () => false,
      ))
    )
      break
  }
  for (const [status, count] of fuzz.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
  for (const id of fuzz.worked) worked.add(id)
  await close()
}

for (let number = 0; performance.now() < end && (number === 0 || !place.startsWith('postgres')); number++)
  await round(number)
rmSync(folder, { recursive: true })

console.log(`${asked} requests in ${minutes} min over ${place}, seed ${seed}; ${worked.size} operations have worked`)
console.log(
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
)
const never = operationIds.filter((id) => !worked.has(id))
if (never.length > 0) console.log(`never worked: ${never.join(', ')}`)
if (failures.size > 0) {
  console.error(`\n${failures.size} kinds of failures:\n${[...failures.keys()].join('\n')}`)
  process.exitCode = 1
}
