import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/harness/chromium.ts'
import { startServer } from '../e2e/harness/server.ts'
import { signInQuickly } from '../e2e/harness/sign-in.ts'
import { median, row } from './table.ts'

const RUNS = 5
/** 1.6 Mbit/s up, 9 Mbit/s down, 165 ms: what browsers' own tools call fast 4G; and a processor four times slower. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.6e6 / 8) * 0.9,
}
const CPU_SLOWDOWN = 4
const LAYOUT_SHIFT_MAX = 0
/** Milliseconds for which the page answers nobody, on the processor as it is: of each task, what is beyond the fiftieth. */
const BLOCKED_MAX = 100
const LONG_TASK = 50

const instance = '/projects/storefront/instances/web-01'
/** What can be read first, and what a first load should take: seconds, kB of script as gzip packs them, requests. */
const pages = [
  { name: 'sign-in', path: '/login/demo/local', visible: 'input', goal: { seconds: 0.9, script: 110, requests: 8 } },
  { name: 'projects', path: '/projects', visible: 'tbody tr a', goal: { seconds: 1.5, script: 170, requests: 14 } },
  {
    name: 'instances',
    path: '/projects/storefront/instances',
    visible: 'tbody tr a',
    goal: { seconds: 1.7, script: 185, requests: 16 },
  },
  {
    name: 'instance create',
    path: '/projects/storefront/instances-new',
    visible: 'form input',
    goal: { seconds: 2, script: 210, requests: 20 },
  },
  {
    name: 'instance metrics',
    path: `${instance}/metrics/cpu`,
    visible: 'canvas',
    goal: { seconds: 2.2, script: 215, requests: 18 },
  },
  {
    name: 'serial console',
    path: `${instance}/serial-console`,
    visible: '.xterm-screen',
    goal: { seconds: 2.1, script: 250, requests: 14 },
  },
  {
    name: 'firewall rules',
    path: '/projects/storefront/vpcs/default/firewall-rules',
    visible: 'tbody tr a',
    goal: { seconds: 1.6, script: 185, requests: 15 },
  },
] as const
const WARM = { name: 'instances', seconds: 0.9 }

interface Load {
  seconds: number
  requests: number
  script: number
  shift: number
  blocked: number
}

const packed = new Map<string, number>()

/** Bytes of a script of the build as gzip packs them: the server sends it as Brotli does, which is less. */
function gzipped(path: string): number {
  const known = packed.get(path)
  if (known !== undefined) return known
  const bytes = gzipSync(readFileSync(new URL(`../apps/console/dist${path}`, import.meta.url)), { level: 9 }).length
  packed.set(path, bytes)
  return bytes
}

type Watched = 'layout-shift' | 'longtask'

/** Notes what happens from the beginning on, and when what a selector names was painted. */
async function watch(tab: Page, visible: string): Promise<void> {
  await tab.addInitScript((selector) => {
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      const isThere = box !== undefined && box.width > 0 && box.height > 0
      requestAnimationFrame(isThere ? () => Object.assign(globalThis, { visibleAt: performance.now() }) : look)
    }
    requestAnimationFrame(look)
    const watched: Record<string, number[]> = { 'layout-shift': [], longtask: [] }
    Object.assign(globalThis, { watched })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched[entry.entryType]?.push('value' in entry ? Number(entry.value) : entry.duration)
    })
    for (const type of Object.keys(watched)) observer.observe({ type, buffered: true })
  }, visible)
}

const seen = (tab: Page, type: Watched): Promise<number[]> =>
  tab.evaluate((key) => {
    const watched: unknown = Reflect.get(globalThis, 'watched')
    const values: unknown = Object(watched)[key]
    return Array.isArray(values) ? values.map(Number) : [Number.NaN]
  }, type)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function load(tab: Page, url: string, isSlow: boolean): Promise<Load> {
  const cdp = await tab.context().newCDPSession(tab)
  await cdp.send('Network.enable')
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', FAST_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  const asked: string[] = []
  cdp.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))
  await tab.goto(url, { waitUntil: 'commit' })
  // The page notes itself when it was: who asks again and again from here finds out later.
  const visibleAt = await tab.waitForFunction(() => Number(Reflect.get(globalThis, 'visibleAt') ?? 0), null, {
    timeout: 60_000,
  })
  const seconds = (await visibleAt.jsonValue()) / 1000
  await tab.waitForLoadState('networkidle')
  const scripts = asked.map((each) => new URL(each).pathname).filter((path) => path.endsWith('.js'))
  const script = sum([...new Set(scripts)].map(gzipped)) / 1000
  const blocked = sum((await seen(tab, 'longtask')).map((ms) => Math.max(0, ms - LONG_TASK)))
  return { seconds, requests: asked.length, script, shift: sum(await seen(tab, 'layout-shift')), blocked }
}

/** Loads of a page one after the other in a browser that knows nothing yet; only the first has an empty cache. */
async function loads(
  browser: Browser,
  url: string,
  page: (typeof pages)[number],
  kinds: readonly ('slow' | 'quick')[],
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  if (page.name !== 'sign-in') await signInQuickly(context.request, url, 'operator')
  const all: Load[] = []
  for (const kind of kinds) {
    const tab = await context.newPage()
    await watch(tab, page.visible)
    all.push(await load(tab, url + page.path, kind === 'slow'))
    await tab.close()
  }
  await context.close()
  return all
}

const server = await startServer({ flags: ['--log-level', 'warn'] })
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const table: Record<string, object> = {}
  for (const page of pages) {
    const { name, goal } = page
    const cold: Load[] = []
    const warm: Load[] = []
    const quick: Load[] = []
    for (let run = 0; run < RUNS; run++) {
      const [first, second] = await loads(browser, server.url, page, ['slow', 'slow'])
      const [third] = await loads(browser, server.url, page, ['quick'])
      if (!first || !second || !third) throw new Error(`${name} was not loaded`)
      cold.push(first)
      warm.push(second)
      quick.push(third)
    }
    const of = (some: readonly Load[], key: keyof Load) => median(some.map((each) => each[key]))
    const seconds = (some: readonly Load[]) => Number(of(some, 'seconds').toFixed(2))
    table[`${name}: visible`] = row({ ours: seconds(cold), target: goal.seconds, is: 'most', unit: 's' })
    table[`${name}: script`] = row({
      ours: Math.round(of(cold, 'script')),
      target: goal.script,
      is: 'most',
      unit: 'kB',
    })
    table[`${name}: requests`] = row({ ours: of(cold, 'requests'), target: goal.requests, is: 'most' })
    table[`${name}: layout shift`] = row({
      ours: Number(of(cold, 'shift').toFixed(3)),
      target: LAYOUT_SHIFT_MAX,
      is: 'most',
    })
    table[`${name}: blocked`] = row({
      ours: Math.round(of(quick, 'blocked')),
      target: BLOCKED_MAX,
      is: 'most',
      unit: 'ms',
    })
    if (name === WARM.name)
      table[`${name}, cache full: visible`] = row({ ours: seconds(warm), target: WARM.seconds, is: 'most', unit: 's' })
  }
  console.log(
    `\nConsole: first loads, fast 4G and a processor ${CPU_SLOWDOWN} times slower, median of ${RUNS}; kB as gzip packs them`,
  )
  console.table(table)
} finally {
  await browser.close()
  await server.stop()
}
