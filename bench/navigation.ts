import { chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/harness/chromium.ts'
import { startServer } from '../e2e/harness/server.ts'
import { signInQuickly } from '../e2e/harness/sign-in.ts'
import { median, row } from './table.ts'

const RUNS = 5
const FIRST_MAX = 100
const AGAIN_MAX = 50
const LONG_TASK_MAX = 50
const WALKS = 3

const project = '/projects/storefront'
/** Lists, by the links that lead to them; each is gone through twice in one page. */
const steps = [
  { name: 'projects → instances', link: `${project}/instances`, heading: 'Instances' },
  { name: 'instances → disks', link: `${project}/disks`, heading: 'Disks' },
  { name: 'disks → snapshots', link: `${project}/snapshots`, heading: 'Snapshots' },
  { name: 'snapshots → images', link: `${project}/images`, heading: 'Images' },
  { name: 'images → floating IPs', link: `${project}/floating-ips`, heading: 'Floating IPs' },
  { name: 'floating IPs → projects', link: '/projects', heading: 'Projects' },
] as const

/** Milliseconds from the click to the frame in which the next list's rows can be read, and the longest task meanwhile. */
function follow(tab: Page, step: (typeof steps)[number]): Promise<{ ms: number; task: number }> {
  return tab.evaluate(async ({ link, heading }) => {
    let task = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) task = Math.max(task, duration)
    })
    observer.observe({ type: 'longtask' })
    const anchor = document.querySelector<HTMLElement>(`a[href="${link}"]`)
    if (!anchor) throw new Error(`there is no link to ${link}`)
    const before = performance.now()
    anchor.click()
    const isThere = () =>
      document.querySelector('main h1')?.textContent === heading &&
      document.querySelector('main tbody tr a, main tbody tr td')
    while (!isThere()) await new Promise((settle) => requestAnimationFrame(settle))
    const ms = performance.now() - before
    await new Promise((settle) => setTimeout(settle, 300))
    observer.disconnect()
    return { ms, task }
  }, step)
}

async function heapMiB(cdp: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20
}

const server = await startServer({ flags: ['--log-level', 'warn'] })
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const times = new Map<string, number[]>()
  const tasks: number[] = []
  const heaps: { early: number[]; late: number[] } = { early: [], late: [] }
  const add = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signInQuickly(context.request, server.url, 'operator')
    const tab = await context.newPage()
    const cdp = await context.newCDPSession(tab)
    await cdp.send('Performance.enable')
    await tab.goto(`${server.url}/projects`)
    await tab.locator('main tbody tr a').first().waitFor()
    await tab.waitForLoadState('networkidle')
    for (const pass of ['first', 'again'])
      for (const step of steps) {
        const { ms, task } = await follow(tab, step)
        add(`${step.name}, ${pass}`, ms)
        tasks.push(task)
      }
    for (let walk = 0; walk < WALKS; walk++) for (const step of steps) await follow(tab, step)
    heaps.early.push(await heapMiB(cdp))
    for (let walk = 0; walk < WALKS * 2; walk++) for (const step of steps) await follow(tab, step)
    heaps.late.push(await heapMiB(cdp))
    await context.close()
  }
  const table: Record<string, object> = {}
  for (const [name, ms] of times)
    table[name] = row({
      ours: Math.round(median(ms)),
      target: name.endsWith('first') ? FIRST_MAX : AGAIN_MAX,
      is: 'most',
      unit: 'ms',
    })
  table['longest task of a step, median'] = row({
    ours: Math.round(median(tasks)),
    target: LONG_TASK_MAX,
    is: 'most',
    unit: 'ms',
  })
  const grown = median(heaps.late.map((late, run) => late - (heaps.early[run] ?? Number.NaN)))
  table[`heap grown from page ${steps.length * (2 + WALKS)} to ${steps.length * (2 + WALKS * 3)}`] = row({
    ours: Number(grown.toFixed(1)),
    target: 0.5,
    is: 'most',
    unit: 'MiB',
  })
  console.log(`\nNavigation from list to list in one page, nothing throttled, median of ${RUNS}`)
  console.table(table)
} finally {
  await browser.close()
  await server.stop()
}
