import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../version.ts'
import { operationOf, OTHER } from './operation-of.ts'
import type { Watch } from './watch.ts'

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const WRITE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const TICK_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

export interface Metrics extends Watch {
  /** All of them, in the format that Prometheus reads. */
  text: () => Promise<string>
  contentType: string
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Counts and measures what a server does; named as Prometheus would have it (prometheus.io/docs/practices/naming). */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'plenum_build_info', help: 'Always 1.', labelNames: ['version'], registers }).set({ version }, 1)
  const requests = new Histogram({
    name: 'plenum_http_request_duration_seconds',
    help: 'From a request to its answer, without the time that the answer is on its way.',
    labelNames: ['method', 'operation', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const inFlight = new Gauge({ name: 'plenum_http_requests_in_flight', help: 'Requests not answered yet.', registers })
  let openSockets: (() => number) | undefined
  const sockets: Gauge = new Gauge({
    name: 'plenum_websockets_open',
    help: 'WebSockets that are open.',
    registers,
    collect: () => sockets.set(openSockets?.() ?? 0),
  })
  const writes = new Histogram({
    name: 'plenum_store_write_duration_seconds',
    help: 'From the start of a transaction until it is durable or refused, with all its tries.',
    buckets: WRITE_BUCKETS,
    registers,
  })
  const lostRaces = new Counter({
    name: 'plenum_store_lost_races_total',
    help: 'Transactions that were run again because another was quicker.',
    registers,
  })
  const ticks = new Histogram({
    name: 'plenum_tick_duration_seconds',
    help: 'Of a turn that moves on what is due.',
    buckets: TICK_BUCKETS,
    registers,
  })
  const tickFailures = new Counter({ name: 'plenum_tick_failures_total', help: 'Turns that failed.', registers })

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    requestBegins(method, path) {
      const start = performance.now()
      inFlight.inc()
      return (status) => {
        inFlight.dec()
        const operation = operationOf(method, path)
        const labels = {
          method: METHODS.includes(method) ? method : OTHER,
          operation,
          status: `${Math.floor(status / 100)}xx`,
        }
        requests.observe(labels, secondsSince(start))
      }
    },
    countSockets: (count) => {
      openSockets = count
    },
    store: (store) => ({
      read: (work) => store.read(work),
      async write(work) {
        const start = performance.now()
        let tries = 0
        try {
          return await store.write((tx) => {
            tries += 1
            return work(tx)
          })
        } finally {
          writes.observe(secondsSince(start))
          if (tries > 1) lostRaces.inc(tries - 1)
        }
      },
      close: () => store.close(),
    }),
    tick: (tick) => async () => {
      const start = performance.now()
      try {
        await tick()
      } catch (error) {
        tickFailures.inc()
        throw error
      } finally {
        ticks.observe(secondsSince(start))
      }
    },
  }
}
