import { expect } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'

const GiB = 2 ** 30

type Body = Record<string, unknown>

/** Disks, snapshots and images of a test's own project, made and looked at behind the page's back. */
export class OwnStorage {
  readonly #request: APIRequestContext
  readonly #url: string
  readonly #project: string

  constructor(request: APIRequestContext, url: string, project: string) {
    this.#request = request
    this.#url = url
    this.#project = project
  }

  /** One GiB, ready to be used unless the source says otherwise. */
  async addDisk(name: string, more: Body = {}): Promise<void> {
    const source = { type: 'blank', block_size: 4096 }
    await this.#post('/v1/disks', { name, description: '', size: GiB, disk_source: source, ...more })
    await expect.poll(async () => Object(await this.view('disks', name)).state?.state).not.toBe('creating')
  }

  /** A disk that waits for the rest of what is to be written to it. */
  async addImportingDisk(name: string): Promise<void> {
    await this.addDisk(name, { disk_source: { type: 'importing_blocks', block_size: 512 } })
    await this.#post(`/v1/disks/${name}/bulk-write-start`)
  }

  async addSnapshot(name: string, disk: string): Promise<void> {
    await this.#post('/v1/snapshots', { name, description: '', disk })
    await expect.poll(async () => Object(await this.view('snapshots', name)).state).toBe('ready')
  }

  async addImage(name: string, snapshot: string): Promise<void> {
    const { id } = Object(await this.view('snapshots', snapshot))
    await this.#post('/v1/images', {
      name,
      description: '',
      os: 'Haiku',
      version: '1',
      source: { type: 'snapshot', id },
    })
  }

  async view(kind: 'disks' | 'snapshots' | 'images', name: string): Promise<unknown> {
    const answer = await this.#request.get(this.#at(`/v1/${kind}/${name}`))
    return answer.ok() ? await answer.json() : undefined
  }

  async names(kind: 'disks' | 'snapshots' | 'images'): Promise<string[]> {
    const { items } = Object(await (await this.#request.get(this.#at(`/v1/${kind}`))).json())
    return items.map((item: unknown) => Object(item).name)
  }

  async remove(kind: 'disks' | 'snapshots' | 'images', name: string): Promise<void> {
    const answer = await this.#request.delete(this.#at(`/v1/${kind}/${name}`), { headers: { origin: this.#url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  #at(path: string): string {
    return `${this.#url}${path}?project=${this.#project}`
  }

  async #post(path: string, data?: Body): Promise<void> {
    const answer = await this.#request.post(this.#at(path), { headers: { origin: this.#url }, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** The row of a list whose thing has that name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

/** Opens the menu of a row. */
export async function openRow(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'Row actions' }).click()
}

/** The entries of the open menu that cannot be chosen, with their reasons. */
export async function refusedEntries(page: Page): Promise<Record<string, string>> {
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  const refused: Record<string, string> = {}
  for (const entry of await page.getByRole('menuitem', { disabled: true }).all()) {
    const label = await entry.locator('[slot=label]').innerText()
    refused[label] = (await entry.locator('[slot=description]').innerText()).trim()
  }
  return refused
}

/** Gives the silo room for so many bytes of storage more, for as long as `work` takes. */
export async function withStorageLeft(
  request: APIRequestContext,
  url: string,
  left: number,
  work: () => Promise<void>,
): Promise<void> {
  const headers = { origin: url }
  const { provisioned, capacity } = Object(await (await request.get(`${url}/v1/utilization`)).json())
  const set = async (storage: number) => {
    const answer = await request.put(`${url}/v1/system/silos/demo/quotas`, { headers, data: { storage } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await set(provisioned.storage + left)
  try {
    await work()
  } finally {
    await set(capacity.storage)
  }
}
