import type { Transport } from '@plenum/api/client'

/** How requests are made slower and less reliable than they are, to see what the console does then. */
export interface Faults {
  /** Milliseconds that each request takes more: this many, or any number between two. */
  latency: number | readonly [number, number]
  /** How likely it is that a request fails: 0 never, 1 always. */
  chaos: number
  /** The same one leads to the same latencies and failures. */
  seed?: number | undefined
}

/** Statuses that fail, each as often as its weight says. */
const failures = [
  { status: 401, weight: 1, errorCode: 'Unauthorized' },
  { status: 403, weight: 1, errorCode: 'Forbidden' },
  { status: 404, weight: 5, errorCode: 'ObjectNotFound' },
  { status: 500, weight: 2, errorCode: 'InternalError' },
] as const

const totalWeight = failures.reduce((sum, { weight }) => sum + weight, 0)

/** Mulberry32: small, and good enough to fail at random. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function wait(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, milliseconds)
  return promise
}

function failure(random: () => number): Response {
  let left = random() * totalWeight
  const chosen = failures.find(({ weight }) => (left -= weight) < 0) ?? failures[0]
  const body = {
    error_code: chosen.errorCode,
    message: `chaos mode answers ${chosen.status}`,
    request_id: crypto.randomUUID(),
  }
  return Response.json(body, { status: chosen.status })
}

/** A transport that takes its time, and fails now and then instead of asking. */
export function withFaults(transport: Transport, { latency, chaos, seed }: Faults): Transport {
  const random = seed === undefined ? Math.random : randomFrom(seed)
  const [least, most] = typeof latency === 'number' ? [latency, latency] : latency
  return async (request) => {
    const delay = least + random() * (most - least)
    const fails = chaos > 0 && random() < chaos
    if (delay > 0) await wait(delay)
    return fails ? failure(random) : transport(request)
  }
}
