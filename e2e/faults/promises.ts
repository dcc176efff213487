import { readFileSync } from 'node:fs'

/** A line of the table: what was done, and what came of it. */
export interface Line {
  fault: string
  tried: string
  acknowledged: string
  kept: string
  'works again after': string
  memory: string
}

/** What a script holds to be true, and which of it was not. */
export class Promises {
  readonly broken: string[] = []

  hold(what: string, isTrue: boolean): void {
    if (!isTrue) this.broken.push(what)
  }

  none(contradictions: readonly string[]): void {
    this.broken.push(...contradictions)
  }
}

const columns = ['fault', 'tried', 'acknowledged', 'kept', 'works again after', 'memory'] as const

/** Runs one fault, prints its lines and what was broken; the process then exits with 1 when there was any. */
export async function faults(run: (promises: Promises) => Promise<readonly Line[]>): Promise<void> {
  const promises = new Promises()
  const lines = await run(promises)
  for (const line of lines) process.stdout.write(`| ${columns.map((column) => line[column]).join(' | ')} |\n`)
  for (const broken of promises.broken.slice(0, 20)) process.stdout.write(`BROKEN: ${broken}\n`)
  process.exit(promises.broken.length > 0 ? 1 : 0)
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Resident memory in MiB, where /proc tells it. */
export function residentMiB(pid: number | undefined): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

export const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
