import type { Page } from '@playwright/test'
import { expect } from './harness/test.ts'

/** Sees an instance through the states that it is expected to pass. */
export async function watch(page: Page, ...states: readonly string[]): Promise<void> {
  for (const state of states)
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
}

/** Creates a project and an instance in it, and watches it until it runs. Begins on the list of projects. */
export async function createAndWatch(page: Page, project: string, instance: string): Promise<void> {
  await page.getByRole('link', { name: 'New project' }).first().click()
  await page.getByLabel('Name').fill(project)
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('link', { name: 'New instance' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(instance)
  await page.getByRole('radio', { name: '4 vCPUs' }).first().check({ force: true })
  await page.getByRole('radio', { name: /^debian-13/ }).check({ force: true })
  await page.getByRole('button', { name: 'Create instance' }).click()
  await expect(page.getByText(`Instance ${instance} created`)).toBeVisible()
  await expect(page.getByRole('heading', { name: instance })).toBeVisible()
  await watch(page, 'creating', 'starting', 'running')
}

async function confirmAction(page: Page, dialog: string, button: string): Promise<void> {
  await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button }).click()
}

/** Stops and deletes the instance whose page is open, then its project. */
export async function stopAndDelete(page: Page, project: string, instance: string): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await confirmAction(page, 'Confirm stop instance', 'Stop instance')
  await watch(page, 'stopping', 'stopped')
  await page.getByRole('button', { name: 'Instance actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirmAction(page, 'Confirm delete instance', 'Delete instance')
  await expect(page.getByText(`Deleting instance ${instance}`)).toBeVisible()
  await expect(page.getByText('No instances')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Instances', exact: true })).toBeVisible()
  // Its disk is kept, and keeps the project from being deleted.
  await page.getByRole('link', { name: 'Disks' }).click()
  await page.getByRole('button', { name: 'Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete disk' }).click()
  await expect(page.getByText('No disks')).toBeVisible()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('row', { name: project }).getByRole('button', { name: 'Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirmAction(page, 'Confirm delete project', 'Delete project')
  await expect(page.getByText(`Project ${project} deleted`)).toBeVisible()
}
