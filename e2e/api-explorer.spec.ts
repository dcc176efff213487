import { ownName } from './harness/own-silo.ts'
import { rowOf } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

test.use({ role: 'operator', allowedConsoleErrors: ['/v1/projects', '404'] })

test('every operation is there, with the pages that call it', async ({ page }) => {
  await page.goto('/system/api')
  await expect(page.getByText(/Answers in \d+ ms/)).toBeVisible()
  await page.getByRole('textbox', { name: /Filter/ }).fill('silo_delete')
  await expect(page.getByText(/^1 of 267 operations/)).toBeVisible()
  await expect(rowOf(page, 'silo_delete')).toContainText('/system/silos')
  await rowOf(page, 'silo_delete').getByRole('link', { name: '/system/silos' }).click()
  await expect(page).toHaveURL('/system/silos')
})

test('an operation can be tried: reads at once, writes once they are confirmed', async ({ page }) => {
  const name = ownName('tried')
  await page.goto('/system/api/project_create')
  const form = page.getByRole('form', { name: 'Try it' })
  const body = form.getByLabel('Body')
  await expect(body).toHaveValue(/"name": ""/)
  await body.fill('{')
  await expect(form.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await body.fill(JSON.stringify({ name, description: 'By hand' }))
  await form.getByRole('button', { name: 'Send' }).click()
  const asked = page.getByRole('dialog', { name: 'Send POST' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Send' }).click()
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('201 Created')

  await page.goto('/system/api/project_view')
  await form.getByLabel('project').fill(name)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('"description": "By hand"')
  await form.getByLabel('project').fill('../silos')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(/40[04] /)
})

test('what is no operation has no page', async ({ page }) => {
  await page.goto('/system/api/project_explode')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
