import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { pino } from 'pino'
import { createMemoryStore } from '@plenum/rack'
import { samples } from '@plenum/rack/store/conformance/samples'
import { afterEach, describe, expect, test } from 'vitest'
import { rackBackend } from '../http/rack-backend.ts'
import { createServer } from '../http/server.ts'
import { stubRack } from '../http/stub-rack.ts'
import { reply } from '../http/reply.ts'
import { listen } from '../listen.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function shown(metrics = createMetrics()) {
  const { url, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  opened.push(close)
  return url
}

/** The value of one line; undefined when there is none. */
async function valueOf(metrics: ReturnType<typeof createMetrics>, line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split('\n').find((text) => text.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

async function watchedServer(changes: Parameters<typeof stubRack>[0] = {}) {
  const watch = createMetrics()
  const server = createServer({
    backend: rackBackend(stubRack(changes)),
    console: { answer: async () => reply(200, 'console', {}) },
    log: pino({ level: 'silent' }),
    watch,
  })
  opened.push(() => server.drain(0))
  return { watch, url: await listen(server.http, '127.0.0.1', 0) }
}

describe('metrics', () => {
  test('are read at an address of their own, in the format of Prometheus', async () => {
    const url = await shown()
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'plenum_build_info'])
      expect(text).toMatch(new RegExp(`^# HELP ${name} `, 'm'))
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  })

  test('are not shown where people are served', async () => {
    const { url } = await watchedServer()
    expect(await (await fetch(`${url}/metrics`)).text()).toBe('console')
  })

  test('cannot be read where something else listens, and that is said of their own flag', async () => {
    const other = createHttpServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    opened.push(() => other.close())
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    await expect(serveMetrics(createMetrics(), { host: '127.0.0.1', port })).rejects.toThrow(
      /choose another --metrics$/,
    )
  })
})

test('requests are measured by operation, never by what somebody made up', async () => {
  const { url, watch } = await watchedServer()
  for (const path of ['/v1/projects/a', '/v1/projects/b', '/made-up-1', '/v1/made-up-2'])
    await (await fetch(url + path)).text()
  await (await fetch(`${url}/v1/projects`, { method: 'PROPFIND' })).text()
  const count = 'plenum_http_request_duration_seconds_count'
  expect(await valueOf(watch, `${count}{method="GET",operation="projectView",status="2xx"}`)).toBe(2)
  expect(await valueOf(watch, `${count}{method="GET",operation="other",status="2xx"}`)).toBe(2)
  expect(await valueOf(watch, `${count}{method="other",operation="other",status="2xx"}`)).toBe(1)
  expect(await watch.text()).not.toContain('made-up')
})

test('a request is in flight until it is answered, in whatever way', async () => {
  const [arrived, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { url, watch } = await watchedServer({
    fetch: async () => {
      arrived.resolve()
      await release.promise
      throw new Error('broken')
    },
  })
  const asked = fetch(`${url}/v1/projects`)
  await arrived.promise
  expect(await valueOf(watch, 'plenum_http_requests_in_flight')).toBe(1)
  release.resolve()
  expect((await asked).status).toBe(500)
  expect(await valueOf(watch, 'plenum_http_requests_in_flight')).toBe(0)
  const failed = 'plenum_http_request_duration_seconds_count{method="GET",operation="projectList",status="5xx"}'
  expect(await valueOf(watch, failed)).toBe(1)
})

test('WebSockets are counted when somebody looks', async () => {
  const metrics = createMetrics()
  expect(await valueOf(metrics, 'plenum_websockets_open')).toBe(0)
  let open = 3
  metrics.countSockets(() => open)
  expect(await valueOf(metrics, 'plenum_websockets_open')).toBe(3)
  open = 1
  expect(await valueOf(metrics, 'plenum_websockets_open')).toBe(1)
})

test('writes are measured, and so is what was lost to others, with nothing changed about the store', async () => {
  const [metrics, inner] = [createMetrics(), createMemoryStore()]
  const store = metrics.store({
    ...inner,
    read: (work) => inner.read(work),
    close: () => inner.close(),
    // As an engine that loses two races.
    write: async (work) => {
      for (let lost = 0; lost < 2; lost += 1)
        await inner.write((tx) => work(tx).then(() => Promise.reject(new Error('lost')))).catch(() => undefined)
      return inner.write(work)
    },
  })
  await store.write((tx) => tx.insert('project', samples.project))
  expect(await store.read((tx) => tx.get('project', samples.project.id))).toEqual(samples.project)
  await expect(store.write((tx) => tx.insert('project', samples.project))).rejects.toThrow('exists already')
  expect(await valueOf(metrics, 'plenum_store_write_duration_seconds_count')).toBe(2)
  expect(await valueOf(metrics, 'plenum_store_lost_races_total')).toBe(4)
})

test('turns are measured, and failures counted and passed on', async () => {
  const metrics = createMetrics()
  await metrics.tick(async () => {})()
  await expect(metrics.tick(() => Promise.reject(new Error('broken')))()).rejects.toThrow('broken')
  expect(await valueOf(metrics, 'plenum_tick_duration_seconds_count')).toBe(2)
  expect(await valueOf(metrics, 'plenum_tick_failures_total')).toBe(1)
})

test('the dashboard shows metrics that there are', async () => {
  const dashboard = readFileSync(new URL('../../../../packaging/grafana-dashboard.json', import.meta.url), 'utf8')
  const asked = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expression = '']) => expression)
  expect(asked.length).toBeGreaterThan(8)
  const names = new Set(asked.flatMap((expression) => expression.match(/\b(?:plenum|process|nodejs)_\w+/g) ?? []))
  const text = await createMetrics().text()
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  expect([...names].filter((name) => !known.has(name))).toEqual([])
  const own = [...known].filter((name) => name.startsWith('plenum_') && !/_(?:bucket|sum|count)$/.test(name))
  expect(own.filter((name) => !names.has(name))).toEqual([])
})
