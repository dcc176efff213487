import { chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../e2e/harness/chromium.ts'
import { startStaticHost } from '../e2e/harness/static-host.ts'

const RUNS = 20
const SWEEPS = 6
const STEPS = 120

interface TraceEvent {
  name: string
  tid: number
  dur?: number
  args?: { name?: string }
}

const isTraceEvent = (event: unknown): event is TraceEvent =>
  typeof event === 'object' && event !== null && 'name' in event && 'tid' in event

/** How long the tasks of the page's main thread took while `act` went on, in milliseconds. */
async function tasksDuring(cdp: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: readonly unknown[] }) => events.push(...value.filter(isTraceEvent))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { categories: '-*,toplevel,__metadata', transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((settle) => {
    cdp.once('Tracing.tracingComplete', settle)
  })
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')?.tid
  return events
    .filter(({ name, tid }) => tid === main && name.endsWith('RunTask'))
    .map(({ dur = 0 }) => dur / 1000)
    .toSorted((a, b) => a - b)
}

const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((settle) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settle()))
      }),
  )

/** The longest task that a press leads to, for each of `RUNS` presses. */
async function longestTasks(page: Page, cdp: CDPSession, press: () => Promise<void>): Promise<number[]> {
  const longest: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const tasks = await tasksDuring(cdp, async () => {
      await press()
      await nextFrames(page)
    })
    longest.push(tasks.at(-1) ?? NaN)
  }
  return longest.toSorted((a, b) => a - b)
}

/** From frame to frame while the pointer goes over the chart and back. */
async function frameTimes(page: Page): Promise<number[]> {
  const box = await page.getByRole('slider').locator('.u-over').boundingBox()
  if (!box) throw new Error('There is no chart')
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { frameTimes: times })
  })
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let step = 0; step <= STEPS; step++) {
      const part = sweep % 2 === 0 ? step / STEPS : 1 - step / STEPS
      await page.mouse.move(box.x + 1 + part * (box.width - 2), box.y + box.height * (0.3 + 0.4 * part))
    }
  }
  const times: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'frameTimes'))
  if (!Array.isArray(times)) return []
  const stamps = times.filter((time): time is number => typeof time === 'number')
  return stamps
    .slice(1)
    .map((time, index) => time - (stamps[index] ?? time))
    .toSorted((a, b) => a - b)
}

const at = (sorted: readonly number[], part: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN) * 10) / 10
const figures = (sorted: readonly number[]) => ({
  'median ms': at(sorted, 0.5),
  '95 % ms': at(sorted, 0.95),
  'longest ms': at(sorted, 1),
  count: sorted.length,
})

const gallery = await startStaticHost('gallery')
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${gallery.url}/#/chart-dense`, { waitUntil: 'networkidle' })
  const cdp = await context.newCDPSession(page)
  const others = page.getByRole('button', { name: 'Other numbers' })
  const series = page.getByRole('button', { name: 'cache' })
  await others.click()

  const numbers = await longestTasks(page, cdp, () => others.press('Enter'))
  const switched = await longestTasks(page, cdp, () => series.press('Enter'))
  let frames: number[] = []
  const moves = await tasksDuring(cdp, async () => {
    frames = await frameTimes(page)
  })
  console.log('\nA chart of 8 series with 10,000 samples each, 1000 pixels wide')
  console.table({
    'other numbers: made, rendered and drawn': figures(numbers),
    'a series switched off or on: scaled and drawn': figures(switched),
    'pointer: from frame to frame (60 a second is 16.7)': figures(frames),
    'pointer: tasks of the page': figures(moves),
  })
} finally {
  await browser.close()
  await gallery.stop()
}
