import { chromium } from '@playwright/test'
import type { APIRequestContext, CDPSession, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/harness/chromium.ts'
import { startServer } from '../e2e/harness/server.ts'
import { signInQuickly } from '../e2e/harness/sign-in.ts'
import { median, row } from './table.ts'

const DISKS = 1000
/** Creates under way at once. */
const AT_ONCE = 20
const RUNS = 3
const WHEELS = 60
const WHEEL = 240
const MOVES = 120
const WORDS = 'disk-05'
/** A frame that took longer left out another. */
const FRAME_MAX = 25
const ON_TIME_MIN = 98
const LONG_TASK_MAX = 50
const project = 'many'

interface Frames {
  /** Of a hundred frames, those that came when they should. */
  onTime: number
  /** Milliseconds that the longest task took; 0 where none took 50. */
  longestTask: number
  /** Milliseconds of the page's main thread for each frame. */
  busy: number
}

async function fill(request: APIRequestContext, url: string): Promise<void> {
  const headers = { origin: url }
  const send = async (path: string, data: object) => {
    const answer = await request.post(url + path, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  const { capacity } = Object(await (await request.get(`${url}/v1/utilization`)).json())
  const storage = Number(capacity.storage) + DISKS * 2 ** 30
  await request.put(`${url}/v1/system/silos/demo/quotas`, { headers, data: { storage } })
  await send('/v1/projects', { name: project, description: '' })
  let made = 0
  const client = async () => {
    while (made < DISKS) {
      const name = `disk-${String(++made).padStart(4, '0')}`
      const disk_source = { type: 'blank', block_size: 4096 }
      await send(`/v1/disks?project=${project}`, { name, description: '', size: 2 ** 30, disk_source })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** From frame to frame, and the longest task, while `act` goes on. */
async function framesDuring(tab: Page, cdp: CDPSession, act: () => Promise<void>): Promise<Frames> {
  await tab.evaluate(() => {
    const watch = { frames: [performance.now()], task: 0, isOn: true }
    const note = (time: number) => {
      watch.frames.push(time)
      if (watch.isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.task = Math.max(watch.task, duration)
    })
    observer.observe({ type: 'longtask' })
    Object.assign(globalThis, { watch })
  })
  const before = await taskSeconds(cdp)
  await act()
  const seconds = (await taskSeconds(cdp)) - before
  const seen: unknown = await tab.evaluate((): unknown => {
    const watch: unknown = Reflect.get(globalThis, 'watch')
    if (typeof watch === 'object' && watch !== null) Reflect.set(watch, 'isOn', false)
    return watch
  })
  const { frames, task } = Object(seen)
  const stamps: number[] = frames
  const times = stamps.slice(1).map((time, index) => time - (stamps[index] ?? time))
  return {
    onTime: (100 * times.filter((time) => time <= FRAME_MAX).length) / times.length,
    longestTask: task,
    busy: (seconds * 1000) / times.length,
  }
}

const nextFrame = (tab: Page) => tab.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)))

async function scroll(tab: Page): Promise<void> {
  await tab.mouse.move(700, 500)
  for (let turn = 0; turn < WHEELS; turn++) {
    await tab.mouse.wheel(0, turn < WHEELS / 2 ? WHEEL : -WHEEL)
    await nextFrame(tab)
  }
}

async function hover(tab: Page): Promise<void> {
  for (let turn = 0; turn < MOVES; turn++) {
    await tab.mouse.move(400 + turn * 5, 250 + ((turn * 17) % 600))
    await nextFrame(tab)
  }
}

async function type(tab: Page): Promise<void> {
  const box = tab.getByRole('textbox', { name: 'Filter' })
  await box.click()
  await tab.keyboard.type(WORDS, { delay: 80 })
  for (const _ of WORDS) await tab.keyboard.press('Backspace', { delay: 80 })
}

const acts = { 'scrolling by the wheel': scroll, 'the pointer over the rows': hover, 'typing in the filter': type }

const server = await startServer({ flags: ['--log-level', 'warn'] })
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await signInQuickly(context.request, server.url, 'operator')
  await fill(context.request, server.url)
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Performance.enable')
  await tab.goto(`${server.url}/projects/${project}/disks?all=true`)
  await tab.getByText(`${DISKS.toLocaleString()} disks`).waitFor()
  await tab.waitForLoadState('networkidle')
  const table: Record<string, object> = {}
  for (const [name, act] of Object.entries(acts)) {
    const seen: Frames[] = []
    for (let run = 0; run < RUNS; run++) seen.push(await framesDuring(tab, cdp, () => act(tab)))
    const of = (key: keyof Frames) => Math.round(median(seen.map((each) => each[key])) * 10) / 10
    table[`${name}: frames on time`] = row({ ours: of('onTime'), target: ON_TIME_MIN, is: 'least', unit: '%' })
    table[`${name}: busy in a frame`] = row({ ours: of('busy'), target: 16, is: 'most', unit: 'ms' })
    table[`${name}: longest task`] = row({ ours: of('longestTask'), target: LONG_TASK_MAX, is: 'most', unit: 'ms' })
  }
  console.log(`\nA list of ${DISKS.toLocaleString()} disks, nothing throttled, median of ${RUNS}`)
  console.table(table)
} finally {
  await browser.close()
  await server.stop()
}
