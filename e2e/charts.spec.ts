import type { Locator, Page } from '@playwright/test'
import { expect, galleryTest as test } from './harness/test.ts'

const day = '24 Oct 2026'
/** The readout; what screen readers hear of the chart begins otherwise. */
const startsWithDay = /^24 Oct 2026/

/** The chart whose numbers are the minutes since 08:00, up and down, over an hour. */
async function openRamp(page: Page): Promise<Locator> {
  await page.goto('/#/chart')
  const ramp = page.getByRole('slider', { name: 'Ramp' })
  await expect(ramp.locator('canvas')).toBeVisible()
  return ramp
}

interface Plane {
  left: number
  width: number
  y: number
}

/** Where samples are drawn, without the axes. */
async function planeOf(chart: Locator): Promise<Plane> {
  const box = await chart.locator('.u-over').boundingBox()
  if (!box) throw new Error('The chart is not on the page')
  return { left: box.x, width: box.width, y: box.y + box.height / 3 }
}

const xAt = ({ left, width }: Plane, minute: number) => left + (width * minute) / 60

const figureOf = (page: Page, name: string) => page.getByRole('figure', { name })

test('the pointer reads the numbers of the sample it is closest to', async ({ page }) => {
  const ramp = await openRamp(page)
  const plane = await planeOf(ramp)
  const figure = figureOf(page, 'Ramp')
  for (const minute of [1, 17, 42, 59]) {
    await page.mouse.move(xAt(plane, minute + 0.3), plane.y)
    await expect(figure.getByText(`${day}, 08:${String(minute).padStart(2, '0')}:00 UTC`)).toBeVisible()
    await expect(figure.locator('p', { hasText: /^Up/ })).toHaveText(`Up${minute}`)
    await expect(figure.locator('p', { hasText: /^Down/ })).toHaveText(`Down${60 - minute}`)
  }
  await page.mouse.move(5, 5)
  await expect(figure.getByText(startsWithDay)).toBeHidden()
})

test('what the pointer reads stays inside the chart', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const ramp = await openRamp(page)
    const plane = await planeOf(ramp)
    const chart = await ramp.boundingBox()
    for (const minute of [0, 20, 40, 60]) {
      await page.mouse.move(Math.min(xAt(plane, minute), plane.left + plane.width - 1), plane.y)
      const readout = await figureOf(page, 'Ramp').getByText(startsWithDay).locator('..').boundingBox()
      expect(readout?.x).toBeGreaterThanOrEqual(chart?.x ?? Infinity)
      expect((readout?.x ?? 0) + (readout?.width ?? 0)).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0))
      expect((readout?.y ?? 0) + (readout?.height ?? 0)).toBeLessThanOrEqual((chart?.y ?? 0) + (chart?.height ?? 0))
    }
    // Another size, the same address: the page must not be taken for opened already.
    await page.goto('about:blank')
  }
})

test('dragging over a span zooms into it, and there are two ways back', async ({ page }) => {
  const ramp = await openRamp(page)
  const main = page.getByRole('main')
  for (const goBack of [() => ramp.dblclick(), () => main.getByRole('button', { name: 'Zoom out' }).click()]) {
    const plane = await planeOf(ramp)
    await page.mouse.move(xAt(plane, 15), plane.y)
    await page.mouse.down()
    await page.mouse.move(xAt(plane, 25), plane.y, { steps: 4 })
    await page.mouse.move(xAt(plane, 30), plane.y, { steps: 4 })
    await page.mouse.up()
    const told = main.getByText(/^2026-10-24T08.* to /)
    const [start = 0, end = 0] = (await told.innerText()).split(' to ').map((time) => Date.parse(time))
    // A pixel is four seconds wide.
    expect(Math.abs(start - Date.parse('2026-10-24T08:15:00Z'))).toBeLessThan(10_000)
    expect(Math.abs(end - Date.parse('2026-10-24T08:30:00Z'))).toBeLessThan(10_000)
    await goBack()
    await expect(main.getByText('All of it')).toBeVisible()
  }
})

test('a click is no span', async ({ page }) => {
  const plane = await planeOf(await openRamp(page))
  await page.mouse.click(xAt(plane, 30), plane.y)
  await page.mouse.move(xAt(plane, 40), plane.y)
  await expect(figureOf(page, 'Ramp').getByText(`${day}, 08:40:00 UTC`)).toBeVisible()
  await expect(page.getByText('All of it')).toBeVisible()
})

test('the keyboard goes from sample to sample and zooms', async ({ page }) => {
  const ramp = await openRamp(page)
  await ramp.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(ramp).toHaveAttribute('aria-valuetext', `${day}, 08:02:00 UTC: Up 2, Down 58`)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2026-10-24T08:08:00.000Z to 2026-10-24T09:00:00.000Z')).toBeVisible()
})

test('the legend takes a series out of the picture and back', async ({ page }) => {
  const ramp = await openRamp(page)
  const down = figureOf(page, 'Ramp').getByRole('button', { name: 'Down' })
  const whole = await settled(ramp)
  await down.focus()
  await page.keyboard.press('Space')
  await expect(down).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => whole.equals(await ramp.screenshot())).toBe(false)
  await page.keyboard.press('Space')
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => whole.equals(await ramp.screenshot())).toBe(true)
})

test('the table has what the picture has', async ({ page }) => {
  await openRamp(page)
  await page.getByRole('radiogroup', { name: 'View of Ramp' }).getByText('Table').click()
  const rows = page.getByRole('table', { name: 'Samples of Ramp' }).getByRole('row')
  await expect(rows).toHaveCount(62)
  const cells = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)),
  )
  for (const [minute, cell] of cells.entries()) {
    const time = minute === 60 ? '09:00:00' : `08:${String(minute).padStart(2, '0')}:00`
    expect(cell).toEqual([`${day}, ${time} UTC`, String(minute), String(60 - minute)])
  }
})

test('ten thousand samples are a table, too', async ({ page }) => {
  await page.goto('/#/chart-dense')
  await page.getByRole('radiogroup', { name: 'View of Traffic' }).getByText('Table').click()
  const table = page.getByRole('table', { name: 'Samples of Traffic' })
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(100)
})

/** A picture of what does not change any more: fonts come late. */
async function settled(chart: Locator): Promise<Buffer> {
  await chart.page().evaluate(() => document.fonts.ready)
  let last = await chart.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await chart.screenshot()
      return before.equals(last)
    })
    .toBe(true)
  return last
}

test('another size and another theme are drawn on the same canvas', async ({ page }) => {
  const ramp = await openRamp(page)
  const canvas = await ramp.locator('canvas').elementHandle()
  await page.getByRole('radio', { name: 'Dark' }).click()
  const dark = await settled(ramp)
  for (const width of [700, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => ramp.evaluate((chart) => chart.querySelector('canvas')?.clientWidth === chart.clientWidth))
      .toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('radio', { name: 'Light' }).click()
  await expect.poll(async () => dark.equals(await ramp.screenshot())).toBe(false)
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect.poll(async () => dark.equals(await ramp.screenshot())).toBe(true)
  await expect(ramp.locator('canvas')).toHaveCount(1)
  expect(await ramp.locator('canvas').evaluate((now, before) => now === before, canvas)).toBe(true)
})

test('charts of a group show the same moment', async ({ page }) => {
  await page.goto('/#/chart-card')
  const plane = await planeOf(page.getByRole('slider', { name: 'CPU utilization' }))
  await page.mouse.move(xAt(plane, 20), plane.y)
  const time = `${day}, 08:40:00 UTC`
  for (const name of ['CPU utilization', 'By state', 'Bytes read', 'Flushes']) {
    await expect(figureOf(page, name).getByText(time)).toBeVisible()
  }
  await expect(figureOf(page, 'In dark').getByText(time)).toBeHidden()
})

test('a picture comes with ground, title and legend', async ({ page }) => {
  await page.goto('/#/chart-card')
  await page.getByRole('button', { name: 'Actions for By state' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download PNG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('by-state.png')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const source = `data:image/png;base64,${Buffer.concat(chunks).toString('base64')}`
  const chart = await page.getByRole('slider', { name: 'By state' }).boundingBox()
  const picture = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [image.width, image.height]
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const painted = (top: number, height: number) => {
      const { data } = pen?.getImageData(0, top, image.width, height) ?? { data: new Uint8ClampedArray() }
      const colors = new Set<string>()
      for (let at = 0; at < data.length; at += 4) colors.add(data.slice(at, at + 4).join(' '))
      return { colors: colors.size, isOpaque: [...colors].every((color) => color.endsWith(' 255')) }
    }
    return { height: image.height, title: painted(16, 20), legend: painted(image.height - 36, 20) }
  }, source)
  expect(picture.height).toBeGreaterThan((chart?.height ?? Infinity) + 40)
  expect(picture.title.colors).toBeGreaterThan(5)
  expect(picture.legend.colors).toBeGreaterThan(5)
  expect([picture.title.isOpaque, picture.legend.isOpaque]).toEqual([true, true])
})
