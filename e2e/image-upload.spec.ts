import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import { OwnStorage, rowOf, withStorageLeft } from './harness/own-storage.ts'
import { expect, OwnProject, signInQuickly, startServer, test } from './harness/test.ts'

const MiB = 2 ** 20
const GiB = 2 ** 30
const CHUNK = MiB / 2

/** A disk with an EFI partition table, something in three of four chunks and nothing at its end. */
function diskImage(bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  for (let offset = 0; offset < bytes - CHUNK; offset += CHUNK)
    if ((offset / CHUNK) % 4 !== 3) content.fill(`chunk ${offset}; `, offset, offset + CHUNK)
  content.write('EFI PART', 512)
  return content
}

const rawFile = (bytes: number) => ({
  name: 'haiku.raw',
  mimeType: 'application/octet-stream',
  buffer: diskImage(bytes),
})

async function fill(page: Page, url: string, project: string, file: ReturnType<typeof rawFile> | string) {
  await page.goto(`${url}/projects/${project}/images-new`)
  const form = page.getByRole('dialog', { name: 'Upload image' })
  await form.getByLabel('Name', { exact: true }).fill('haiku')
  await form.getByRole('textbox', { name: 'OS' }).fill('Haiku')
  await form.getByRole('textbox', { name: 'Version' }).fill('R1')
  await form.getByLabel('Image file').setInputFiles(file)
  return form
}

const start = (form: Locator) => form.getByRole('button', { name: 'Upload image' }).click()
const progressOf = (page: Page) => page.getByRole('dialog', { name: 'Image upload progress' })
const step = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const bulkWrites = /\/bulk-write(\?|$)/

/** Lets requests wait until the test opens it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await promise
    // Some are called off meanwhile.
    await route.continue().catch(() => undefined)
  }
  return { hold, open: resolve }
}

async function ownStorage(page: Page, url: string) {
  const { name: project } = await OwnProject.create(page.request, url)
  return { project, storage: new OwnStorage(page.request, url, project) }
}

async function nothingLeft(storage: OwnStorage): Promise<void> {
  expect(await storage.names('disks')).toEqual([])
  expect(await storage.names('snapshots')).toEqual([])
}

test.use({ allowedConsoleErrors: ['ERR_FAILED', '/v1/images/haiku', '/v1/images', '/v1/disks'] })

test('a file of 64 MiB becomes an image byte for byte, whatever the network does meanwhile', async ({ page }) => {
  test.setTimeout(90_000)
  const folder = await mkdtemp(join(tmpdir(), 'plenum-upload-'))
  const content = diskImage(64 * MiB)
  const path = join(folder, 'haiku.raw')
  const data = join(folder, 'data')
  await writeFile(path, content)
  const server = await startServer({ data })
  try {
    await signInQuickly(page.request, server.url, 'collaborator')
    const { project, storage } = await ownStorage(page, server.url)
    let writes = 0
    page.on('request', (request) => {
      if (bulkWrites.test(request.url())) writes += 1
    })
    let cut = 0
    await page.route(
      bulkWrites,
      (route) => {
        if (writes % 3 !== 0) return route.continue()
        cut += 1
        return route.abort()
      },
      { times: 30 },
    )
    // The last step fails at first, so that the disk is still there to be looked at.
    await page.route(/\/v1\/snapshots\//, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await start(await fill(page, server.url, project, path))
    await expect(step(page, 'Remove disk and snapshot')).toContainText('Failed', { timeout: 60_000 })
    await expect(progressOf(page)).toContainText('64.00 MiB of 64.00 MiB')
    const [disk = ''] = await readdir(join(data, 'disks'))
    const sent = await readFile(join(data, 'disks', disk))
    // What is not written reads as zeros.
    const onDisk = Buffer.concat([sent, Buffer.alloc(content.length - sent.length)])
    expect(sha256(onDisk)).toBe(sha256(content))
    // Chunks of zeros were left out, and every failed one was sent again.
    expect(cut).toBeGreaterThan(5)
    expect(writes - cut).toBe(96)

    await page.unrouteAll()
    await progressOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(progressOf(page)).toContainText('haiku is ready')
    await progressOf(page).getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(`${server.url}/projects/${project}/images`)
    await expect(rowOf(page, 'haiku')).toContainText('1 GiB')
    await nothingLeft(storage)
    expect(await readdir(join(data, 'disks'))).toEqual([])
    expect(await storage.view('images', 'haiku')).toMatchObject({ os: 'Haiku', version: 'R1', block_size: 512 })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})

test.describe('a collaborator', () => {
  test.use({ role: 'collaborator' })

  test('is told what is wrong with a file before anything is sent', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    const odd = { ...rawFile(6144), name: 'odd.qcow2' }
    const form = await fill(page, '', project, odd)
    await expect(form.getByText('It may not be possible to boot from this file')).toBeVisible()
    await form.getByText('4096', { exact: true }).click()
    await expect(form.getByText(/partition table for blocks of 512 bytes, but 4096 is chosen/)).toBeVisible()
    await start(form)
    await expect(form.getByText(/6144 bytes, which is not a multiple of block size 4096/)).toBeVisible()
    await form.getByRole('button', { name: 'Clear file' }).click()
    await start(form)
    await expect(form.getByText('Image file is required')).toBeVisible()
    await form.getByLabel('Image file').setInputFiles({ ...rawFile(512), buffer: Buffer.alloc(0) })
    await expect(form.getByText('The file is empty')).toBeVisible()
    await nothingLeft(storage)
  })

  test('is told of a name that is taken before anything is sent', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    await storage.addDisk('data')
    await storage.addSnapshot('golden', 'data')
    await storage.addImage('haiku', 'golden')
    const form = await fill(page, '', project, rawFile(MiB))
    await start(form)
    await expect(form.getByText('Image name already exists')).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    expect(await storage.names('disks')).toEqual(['data'])
  })

  test('gives another name when one was taken while the file was sent', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    await storage.addDisk('data')
    await storage.addSnapshot('golden', 'data')
    const form = await fill(page, '', project, rawFile(MiB))
    const { hold, open } = gate()
    await page.route(bulkWrites, hold)
    await start(form)
    await expect(step(page, 'Send the file')).toContainText('Running')
    await storage.addImage('haiku', 'golden')
    open()
    await expect(step(page, 'Create the image')).toContainText('Project image name already exists')
    await progressOf(page).getByLabel('Another name').fill('haiku-two')
    await progressOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(progressOf(page)).toContainText('haiku-two is ready')
    expect(await storage.names('images')).toEqual(['haiku', 'haiku-two'])
    expect(await storage.names('disks')).toEqual(['data'])
  })

  test('pauses, goes on, cancels, finds nothing left and the form as it was', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    const form = await fill(page, '', project, rawFile(6 * MiB))
    const { hold, open } = gate()
    await page.route(bulkWrites, hold)
    await start(form)
    const progress = progressOf(page)
    await progress.getByRole('button', { name: 'Pause' }).click()
    await expect(progress).toContainText('paused')
    open()
    // Those on their way arrive, and no others: six, and the zeros beside them.
    await expect(progress.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
    await expect(progress.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100')
    await page.unrouteAll()
    const again = gate()
    await page.route(bulkWrites, again.hold)
    await progress.getByRole('button', { name: 'Resume' }).click()
    await expect(step(page, 'Send the file')).toContainText('Running')
    await progress.getByRole('button', { name: 'Cancel upload' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel upload' })
    await expect(question).toContainText('What was sent is thrown away')
    await question.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(step(page, 'Send the file')).toContainText('Running')
    await progress.getByRole('button', { name: 'Cancel upload' }).click()
    await question.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(page.getByText('Upload cancelled. Nothing of it is left.')).toBeVisible()
    again.open()
    await nothingLeft(storage)
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('haiku')
    await page.unrouteAll()
    await start(form)
    await expect(progress).toContainText('haiku is ready')
    await nothingLeft(storage)
  })

  test('tries again after the network was cut, from where it stopped', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    const form = await fill(page, '', project, rawFile(4 * MiB))
    let isCut = false
    let disks = 0
    await page.route(/\/v1\/disks/, (route) => {
      if (/\/v1\/disks\?/.test(route.request().url()) && route.request().method() === 'POST') disks += 1
      if (/bulk-write-stop/.test(route.request().url()) && disks === 1 && !isCut) {
        isCut = true
        return route.abort()
      }
      return route.continue()
    })
    await start(form)
    await expect(step(page, 'Close the disk')).toContainText('The server cannot be reached')
    await progressOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(progressOf(page)).toContainText('haiku is ready')
    expect(disks).toBe(1)
    await nothingLeft(storage)
  })

  test('hides the upload, finds it in Activity, and comes back to it', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    const form = await fill(page, '', project, rawFile(4 * MiB))
    const { hold, open } = gate()
    await page.route(bulkWrites, hold)
    await start(form)
    await expect(step(page, 'Send the file')).toContainText('Running')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`/projects/${project}/images`)
    await page.getByRole('link', { name: 'Disks' }).click()
    await expect(page.getByRole('rowheader', { name: /^tmp-for-image-/ })).toBeVisible()
    await page.getByRole('button', { name: /Activity/ }).click()
    await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText('Uploading haiku running')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Images' }).click()
    await page.getByRole('link', { name: /^Upload of haiku \d+ %/ }).click()
    await expect(step(page, 'Send the file')).toContainText('Running')
    await progressOf(page).getByRole('button', { name: 'Hide' }).click()
    open()
    await expect(page.getByText('Image haiku created')).toBeVisible()
    await expect(rowOf(page, 'haiku')).toBeVisible()
    await nothingLeft(storage)
  })

  test('is asked before closing the tab would lose the upload, and not afterwards', async ({ page, server }) => {
    const { project } = await ownStorage(page, server.url)
    const form = await fill(page, '', project, rawFile(MiB))
    const { hold, open } = gate()
    await page.route(bulkWrites, hold)
    await start(form)
    await expect(step(page, 'Send the file')).toContainText('Running')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.evaluate('location.reload()')
    await expect.poll(() => asked).toEqual(['beforeunload'])
    open()
    await expect(progressOf(page)).toContainText('haiku is ready')
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Upload image' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

test.describe('an operator', () => {
  test.use({ role: 'operator' })

  test('is told before anything is sent that there is no room for disk and snapshot', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    await withStorageLeft(page.request, server.url, 2 * GiB - 1, async () => {
      const form = await fill(page, '', project, rawFile(MiB))
      await expect(form.getByText('Not enough storage', { exact: true })).toBeVisible()
      await start(form)
      await expect(form.getByText(/Storage Limit Exceeded/)).toBeVisible()
      await nothingLeft(storage)
    })
  })
})

test.describe('an admin', () => {
  test.use({ role: 'admin' })

  test('uploads an image', async ({ page, server }) => {
    const { project, storage } = await ownStorage(page, server.url)
    await start(await fill(page, '', project, rawFile(MiB)))
    await expect(progressOf(page)).toContainText('haiku is ready')
    await nothingLeft(storage)
  })
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('is told at the first step that nothing may be uploaded', async ({ page }) => {
    const form = await fill(page, '', 'playground', rawFile(MiB))
    await start(form)
    await expect(step(page, 'Create a temporary disk')).toContainText('Action not authorized')
    await progressOf(page).getByRole('button', { name: 'Cancel upload' }).click()
    await page.getByRole('dialog', { name: 'Cancel upload' }).getByRole('button', { name: 'Cancel upload' }).click()
    await expect(progressOf(page)).toBeHidden()
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('haiku')
  })
})
