import type { Transport } from '@plenum/api/client'

/** Milliseconds after the page was asked for; what is asked later wants to know how things are now. */
const FRESH_MS = 15_000

type Answers = Map<string, readonly [status: number, body: unknown]>

const element = () => document.getElementById('answers')

/** Whether the server has answered together with the page, so that there is next to nothing to wait for. */
export const hasAnswers = () => element() !== null

/** By path. */
function readAnswers(): Answers {
  const entries: Record<string, readonly [number, unknown]> = JSON.parse(element()?.textContent ?? '{}')
  return new Map(Object.entries(entries))
}

/** Asks only for what has not come with the page. Each answer is for the first who asks, and none is left after a write. */
export function withAnswers(transport: Transport, now: () => number = () => performance.now()): Transport {
  const answers = readAnswers()
  return async (request) => {
    if (request.method !== 'GET' || now() > FRESH_MS) answers.clear()
    const { pathname, search } = new URL(request.url)
    const known = answers.get(pathname + search)
    answers.delete(pathname + search)
    return known ? Response.json(known[1], { status: known[0] }) : transport(request)
  }
}
