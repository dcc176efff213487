import { readFile } from 'node:fs/promises'
import { expect, OwnProject, previewTest, test } from './harness/test.ts'
import type { Page } from '@playwright/test'

test.use({ role: 'operator' })

const filter = (page: Page) => page.getByRole('textbox', { name: 'Filter' })
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts()

test.describe('the view of a list', () => {
  test('is filtered by words and columns, over all pages, and the URL shares it', async ({ page }) => {
    await page.goto('/projects/build-farm/instances')
    await filter(page).fill('runner-6')
    await expect(page.getByText('5 of 64 instances')).toBeVisible()
    await expect(page).toHaveURL(/filter=runner-6/)
    await filter(page).fill('state:running runner-6')
    await filter(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove state:running' })).toBeVisible()
    const shown = await names(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect.poll(() => names(other)).toEqual(shown)
    await other.getByRole('button', { name: 'Remove state:running' }).click()
    await expect(other.getByText('5 of 64 instances')).toBeVisible()
  })

  test('without a match says so, and the filter is taken away', async ({ page }) => {
    await page.goto('/projects/storefront/instances?filter=nothing-like-it')
    await expect(page.getByText('No instances match')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filter' }).last().click()
    await expect(page.getByRole('rowheader', { name: 'web-01' })).toBeVisible()
  })

  test('sorts by name on the server, and says where only a page is in order', async ({ page }) => {
    await page.goto('/projects/build-farm/instances?sort=-name')
    await expect(page.getByRole('rowheader').first()).toHaveText('runner-64')
    await page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click()
    await expect(page.getByText('Only the 50 instances of this page are in this order.')).toBeVisible()
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText('64 instances')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(64)
    await expect(page).toHaveURL(/sort=created/)
  })

  test('has the columns that one chooses, and keeps them under a name', async ({ page }) => {
    await page.goto('/projects/storefront/instances')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'ID', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Memory' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Memory' })).toBeHidden()

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('With ids')
    await page.getByRole('button', { name: 'Save view' }).click()

    await page.goto('/projects/storefront/instances')
    await expect(page.getByRole('columnheader', { name: 'Memory' })).toBeVisible()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'With ids' }).click()
    await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Memory' })).toBeHidden()
  })

  test('is exported as it is listed', async ({ page }) => {
    await page.goto('/projects/storefront/instances?filter=name:web&columns=-created,-memory,-state')
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV of the rows listed' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('instances.csv')
    expect(await readFile(await download.path(), 'utf8')).toBe('Name,vCPUs\r\nweb-01,4\r\nweb-02,4\r\nweb-03,4\r\n')
  })

  test('stays as it is while a form is open over it', async ({ page }) => {
    await page.goto('/projects?filter=store')
    await expect(page.getByRole('rowheader')).toHaveText(['storefront'])
    await page.getByRole('main').focus()
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Create project' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/projects?filter=store')
    await page.getByRole('link', { name: 'New project' }).click()
    await page.getByRole('dialog', { name: 'Create project' }).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/projects?filter=store')
    await expect(page.getByRole('rowheader')).toHaveText(['storefront'])
  })

  test('is walked with the keyboard', async ({ page }) => {
    await page.goto('/projects/storefront/instances')
    await page.getByRole('row', { name: /^.*api-blue-01/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('row', { name: /api-blue-02/ })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 instance selected')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'api-blue-02' })).toBeVisible()
  })
})

test.describe('several rows at once', () => {
  test('are acted on where their state allows, with a result for each', async ({ page, server }) => {
    const project = await OwnProject.create(page.request, server.url)
    for (const name of ['alpha', 'beta', 'gamma']) await project.addStoppedInstance(name)
    await project.start('gamma')
    await expect.poll(() => project.stateOf('gamma')).toBe('running')
    await page.goto(`/projects/${project.name}/instances`)
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await expect(page.getByText('3 instances selected')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()

    const dialog = page.getByRole('dialog', { name: 'Delete 2 instances' })
    await expect(dialog).toContainText('1 instance left out')
    await expect(dialog).toContainText(/gamma: .*stopped or failed/)
    await dialog.getByRole('button', { name: 'Delete 2 instances' }).click()
    await expect(dialog.getByRole('listitem')).toHaveText([/alpha done/, /beta done/])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('rowheader')).toHaveText(['gamma'])
    await expect(page.getByRole('group', { name: 'Selected rows' })).toBeHidden()

    await page.getByRole('button', { name: 'Activity' }).click()
    await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText('Delete 2 instances done')
  })

  test('that a filter hides are not among them', async ({ page }) => {
    await page.goto('/projects/storefront/instances')
    await page.getByRole('checkbox', { name: 'Select web-01' }).check({ force: true })
    await page.getByRole('checkbox', { name: 'Select queue-01' }).check({ force: true })
    await expect(page.getByText('2 instances selected')).toBeVisible()
    await filter(page).fill('web')
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await expect(page.getByText('1 instance selected')).toBeVisible()
  })
})

test.describe('a call that failed', () => {
  test.use({ role: 'viewer', allowedConsoleErrors: ['403'] })

  test('is kept in Activity, with the request to quote, after its toast has gone', async ({ page }) => {
    await page.goto('/projects')
    await page.getByRole('row', { name: 'storefront' }).getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete project' }).click()
    await expect(page.getByText('Could not delete storefront')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await page.getByRole('link', { name: 'storefront' }).click()
    await page.getByRole('button', { name: 'Activity, 1 failed' }).click()
    const drawer = page.getByRole('dialog', { name: 'Activity' })
    await expect(drawer).toContainText('Project delete failed')
    await expect(drawer).toContainText(/Request [0-9a-f-]{36}/)
  })
})

previewTest.describe('a list whose rows come slowly', () => {
  previewTest.use({ role: undefined })

  previewTest('keeps every letter of a filter however slowly the rows come', async ({ page, preview }) => {
    await page.goto(`${preview.url}/#/projects?latency=400`)
    await page.getByLabel('Username').fill('operator')
    await page.getByLabel('Password', { exact: true }).fill('plenum-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('rowheader', { name: 'storefront' })).toBeVisible()
    await filter(page).pressSequentially('storefront', { delay: 40 })
    await expect(page.getByText(/^1 of \d+ projects$/)).toBeVisible()
    await expect(filter(page)).toHaveValue('storefront')
  })
})
