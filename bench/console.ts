import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/harness/chromium.ts'
import { startServer } from '../e2e/harness/server.ts'
import { signInQuickly } from '../e2e/harness/sign-in.ts'

const RUNS = 5
/** 1.6 Mbit/s up, 9 Mbit/s down, 165 ms: what browsers' own tools call fast 4G; and a processor four times slower. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.6e6 / 8) * 0.9,
}
const CPU_SLOWDOWN = 4

const pages = [
  { name: 'sign-in', path: '/login/demo/local', visible: 'input', role: undefined },
  // What every page pays for: no page answers to this address.
  { name: 'frame alone', path: '/nothing', visible: 'h1', role: 'operator' },
  { name: 'projects', path: '/projects', visible: 'tbody tr a', role: 'operator' },
  { name: 'instances', path: '/projects/storefront/instances', visible: 'tbody tr a', role: 'operator' },
] as const

interface Load {
  visible: number
  requests: number
  script: number
  style: number
  font: number
}

async function loadOnce(browser: Browser, url: string, page: (typeof pages)[number]): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  if (page.role) await signInQuickly(context.request, url, page.role)
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const kinds = new Map<string, string>()
  const load: Load = { visible: 0, requests: 0, script: 0, style: 0, font: 0 }
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests++
    const kind = kinds.get(requestId)
    if (kind === 'Script') load.script += encodedDataLength
    if (kind === 'Stylesheet') load.style += encodedDataLength
    if (kind === 'Font') load.font += encodedDataLength
  })
  const before = performance.now()
  await tab.goto(url + page.path, { waitUntil: 'commit' })
  await tab.locator(page.visible).first().waitFor()
  load.visible = performance.now() - before
  await tab.waitForLoadState('networkidle')
  await context.close()
  return load
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

const server = await startServer({ flags: ['--log-level', 'warn'] })
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const table: Record<string, Record<string, string | number>> = {}
  for (const page of pages) {
    const loads: Load[] = []
    for (let i = 0; i < RUNS; i++) loads.push(await loadOnce(browser, server.url, page))
    const of = (key: keyof Load) => median(loads.map((load) => load[key]))
    table[page.name] = {
      'visible ms': Math.round(of('visible')),
      requests: of('requests'),
      'script kB': Math.round(of('script') / 1000),
      'style kB': Math.round(of('style') / 1000),
      'font kB': Math.round(of('font') / 1000),
    }
  }
  console.log(
    `\nConsole, cold, fast 4G and ${CPU_SLOWDOWN} times slower processor, median of ${RUNS}; kB as transferred`,
  )
  console.table(table)
} finally {
  await browser.close()
  await server.stop()
}
