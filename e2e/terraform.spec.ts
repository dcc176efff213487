import { openRow } from './harness/own-storage.ts'
import { expect, test } from './harness/test.ts'

test.use({ role: 'viewer' })

/** What HCL's native syntax asks of any file: brackets and quotes in pairs, attributes and blocks on lines of their own. */
function expectHcl(text: string): void {
  const open: string[] = []
  const pairs: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' }
  for (const line of text.split('\n')) {
    const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(bare.replaceAll('""', ''), line).not.toContain('"')
    expect(bare, line).toMatch(
      /^\s*$|^\s*#|[{[(]$|^\s*[}\])]+,?$|^\s*(""|[\w-]+) *= |^\s*("|[\w.[{-]).*,$|^[\w-]+( ""| [\w-]+)* \{/,
    )
    for (const character of bare.replace(/#.*/, '')) {
      if ('{[('.includes(character)) open.push(character)
      else if (character in pairs) expect(open.pop(), line).toBe(pairs[character])
    }
  }
  expect(open).toEqual([])
}

test('a project and an instance are shown as what Terraform can read', async ({ page }) => {
  await page.goto('/projects/storefront/instances/db-primary/storage')
  await page.getByRole('button', { name: 'Instance actions' }).click()
  await page.getByRole('menuitem', { name: 'Show as Terraform' }).click()
  await expect(page.getByRole('heading', { name: 'Terraform' })).toBeVisible()
  const code = page.getByRole('group', { name: 'HCL' })
  await expect(code).toContainText('db-primary')
  expectHcl(await code.innerText())
  await page.goto('/projects/storefront/terraform')
  await expect(code).toContainText('oxide_vpc')
  expectHcl(await code.innerText())
})

test('a disk is shown as what Terraform can read, from its row and from beside the list', async ({ page }) => {
  await page.goto('/projects/storefront/disks')
  await openRow(page, 'scratch')
  await page.getByRole('menuitem', { name: 'Show as Terraform' }).click()
  await expect(page).toHaveURL('/projects/storefront/terraform?disk=scratch')
  await expect(page.getByRole('heading', { name: 'Terraform' })).toBeVisible()
  const code = page.getByRole('group', { name: 'HCL' })
  const text = await code.innerText()
  expect(text.match(/^resource .*$/gm)).toEqual(['resource "oxide_disk" "scratch" {'])
  expectHcl(text)
  await page.goto('/projects/storefront/disks/web-restored')
  await page.getByRole('dialog', { name: 'Disk' }).getByRole('link', { name: 'Show as Terraform' }).click()
  await expect(page).toHaveURL('/projects/storefront/terraform?disk=web-restored')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(code).toContainText('resource "oxide_disk" "web_restored" {')
})
