import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Operator } from './harness/own-silo.ts'
import { openRow, refusedEntries, rowOf } from './harness/own-storage.ts'
import { expectReason } from './harness/reason.ts'
import { expect, signInQuickly, startServer, test } from './harness/test.ts'

const script = fileURLToPath(new URL('../scripts/make-update.mjs', import.meta.url))
const run = promisify(execFile)

/** Repositories of made-up releases, and the trust root that they are signed by, in a folder of their own. */
async function releases(...versions: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-updates-'))
  await Promise.all(versions.map((version) => run(process.execPath, [script, join(folder, `${version}.zip`), version])))
  return { at: (name: string) => join(folder, name), remove: () => rm(folder, { recursive: true }) }
}

test('an operator uploads releases, looks into one, and makes it the target for good', async ({ page }) => {
  const [server, files] = await Promise.all([startServer(), releases('1.1.0')])
  try {
    await signInQuickly(page.request, server.url, 'operator')
    await page.goto(`${server.url}/system/update`)
    await expect(page.getByText('None asked for yet')).toBeVisible()
    await page.getByRole('tab', { name: 'Repositories' }).click()
    await expect(page.getByText('No repositories known')).toBeVisible()
    await page.getByLabel('Repository', { exact: true }).setInputFiles(files.at('1.1.0.zip'))
    await page.getByRole('button', { name: 'Upload repository' }).click()
    await expect(page.getByText('Now there is release 1.1.0')).toBeVisible()
    await page.getByRole('button', { name: 'Upload another' }).click()
    await expect(rowOf(page, '1.1.0')).toContainText('1.1.0.zip')
    // What is there already is looked up by its version.
    const box = page.getByLabel('Look up a release by its version')
    await box.fill('9.9')
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('This is no version')).toBeVisible()
    await box.fill('1.0.0')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${server.url}/system/update/repositories/1.0.0`)
    await page.goBack()
    await expect(rowOf(page, '1.0.0')).toContainText('plenum-demo-1.0.0.zip')
    await page.getByRole('link', { name: '1.1.0', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Release 1.1.0' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'control_plane' })).toBeVisible()
    await page.getByLabel('Find artifacts').fill('host')
    await expect(page.getByRole('heading', { name: 'control_plane' })).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Artifacts of kind host' })).toContainText('host-os')

    await page.getByRole('button', { name: 'Set as target release' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set target release' })
    const submit = dialog.getByRole('button', { name: 'Set target release' })
    await expect(dialog.getByText('for the first time: 1.1.0')).toBeVisible()
    await expectReason(submit, 'Type 1.1.0 to confirm')
    await dialog.getByLabel('Type the version to confirm').fill('1.1.0')
    await submit.click()
    await expect(page.getByText('Release 1.1.0 is the target')).toBeVisible()

    await page.getByRole('link', { name: 'Repositories' }).click()
    await expect(page.getByRole('row').filter({ hasText: '1.1.0.zip' })).toContainText('Target')
    await openRow(page, '1.0.0')
    const refused = await refusedEntries(page)
    expect(refused['Set as target release']).toContain('is older than the current target')
    await page.getByRole('menuitem', { name: 'Forget' }).click()
    await expect(rowOf(page, '1.0.0')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Status' }).click()
    await expect(page.getByRole('link', { name: '1.1.0' })).toBeVisible()
  } finally {
    await server.stop()
    await files.remove()
  }
})

test.describe('an operator', () => {
  test.use({
    role: 'operator',
    allowedConsoleErrors: ['/v1/system/update/', 'ERR_FAILED', 'The page answers with 404'],
  })

  test('is told why a repository is not taken, and can call an upload off', async ({ page }) => {
    const files = await releases('2.0.0')
    try {
      await writeFile(files.at('broken.zip'), 'this is no archive')
      await page.goto('/system/update/repositories')
      const field = page.getByLabel('Repository', { exact: true })
      await field.setInputFiles(files.at('broken.zip'))
      await page.getByRole('button', { name: 'Upload repository' }).click()
      await expect(page.getByText('Unable to read the archive')).toBeVisible()
      await page.getByRole('button', { name: 'Choose another file' }).click()

      const { promise, resolve: open } = Promise.withResolvers<void>()
      await page.route('**/v1/system/update/repository?*', async (route) => {
        await promise
        await route.abort().catch(() => undefined)
      })
      await field.setInputFiles(files.at('2.0.0.zip'))
      await page.getByRole('button', { name: 'Upload repository' }).click()
      await expect(page.getByRole('progressbar', { name: '2.0.0.zip' })).toBeVisible()
      const asked: string[] = []
      page.on('dialog', (leaving) => {
        asked.push(leaving.type())
        void leaving.dismiss()
      })
      await page.evaluate('location.reload()')
      await expect.poll(() => asked).toEqual(['beforeunload'])
      await page.getByRole('tab', { name: 'Status' }).click()
      await page.getByRole('tab', { name: 'Repositories' }).click()
      await page.getByRole('button', { name: 'Cancel upload' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click()
      await expect(page.getByText('Upload cancelled. Nothing of it is kept.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Upload repository' })).toBeVisible()
      open()
    } finally {
      await files.remove()
    }
  })

  test('adds a trust root from a file, reads it and deletes it', async ({ page }) => {
    const files = await releases('3.0.0')
    try {
      const root = await readFile(files.at('3.0.0.root.json'), 'utf8')
      await page.goto('/system/update/trust-roots')
      await expect(page.getByRole('button', { name: 'Row actions' }).first()).toBeVisible()
      await page.keyboard.press('n')
      const form = page.getByRole('dialog', { name: 'Add trust root' })
      const submit = form.getByRole('button', { name: 'Add trust root' })
      await form.getByLabel('Signed root role').fill('{"signed"')
      await submit.click()
      await expect(form.getByText('This is no JSON')).toBeVisible()
      await form.getByLabel('Signed root role').fill(root.replace('"version": 1', '"version": 2'))
      await expect(form.getByText('Signatures that a root takes')).toBeVisible()
      await submit.click()
      await expect(form.getByText('Unable to verify root role').first()).toBeVisible()
      await form.getByLabel(/^File/).setInputFiles(files.at('3.0.0.root.json'))
      await submit.click()
      await expect(page.getByText(/Trust root \w{8} added/)).toBeVisible()
      const id = (await page.getByText(/Trust root \w{8} added/).innerText()).split(' ')[2] ?? ''
      const row = page.getByRole('row').filter({ hasText: id })
      await row.getByRole('button', { name: 'Row actions' }).click()
      await page.getByRole('menuitem', { name: 'View JSON' }).click()
      const shown = page.getByRole('dialog', { name: 'Trust root' })
      await expect(shown.getByRole('group', { name: 'Signed root role' })).toContainText('"_type": "root"')
      await shown.getByRole('button', { name: 'Close' }).last().click()
      await row.getByRole('button', { name: 'Row actions' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('dialog')).toContainText('not looked at again')
      await page.getByRole('button', { name: 'Delete trust root' }).click()
      await expect(row).toHaveCount(0)
    } finally {
      await files.remove()
    }
  })

  test('finds no page of a release that nobody uploaded', async ({ page }) => {
    await page.goto('/system/update/repositories/7.7.7')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('somebody who may only look at the fleet', () => {
  test.use({ role: 'operator' })

  test('sees every action of updates with the reason why it is not theirs', async ({ page, server }) => {
    await new Operator(page.request, server.url).becomeFleetViewer()
    const reason = 'This takes the role admin on the fleet; yours is viewer'
    await page.goto('/system/update')
    await expectReason(page.getByRole('button', { name: 'Set target release' }), reason)
    await page.goto('/system/update/repositories')
    await expectReason(page.getByRole('button', { name: 'Upload repository' }), reason)
    await page.goto('/system/update/trust-roots')
    await expectReason(page.getByRole('button', { name: 'Add trust root' }), reason)
    await page.getByRole('button', { name: 'Row actions' }).first().click()
    expect(await refusedEntries(page)).toEqual({ Delete: reason })
  })
})
