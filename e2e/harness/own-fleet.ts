import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/** Whatever else a test's own project needs, made and looked at behind the page's back. */
export class OwnFleet {
  readonly #request: APIRequestContext
  readonly #url: string
  readonly #project: string

  constructor(request: APIRequestContext, url: string, project: string) {
    this.#request = request
    this.#url = url
    this.#project = project
  }

  async post(path: string, data?: object): Promise<Record<string, unknown>> {
    const headers = { origin: this.#url }
    const answer = await this.#request.post(this.#at(path), { headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return Object(await answer.json())
  }

  async put(path: string, data: object): Promise<void> {
    const answer = await this.#request.put(this.#at(path), { headers: { origin: this.#url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async get(path: string): Promise<Record<string, unknown>> {
    return Object(await (await this.#request.get(this.#at(path))).json())
  }

  async remove(path: string): Promise<void> {
    const answer = await this.#request.delete(this.#at(path), { headers: { origin: this.#url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** The `items` of a list. */
  async items(path: string): Promise<Record<string, unknown>[]> {
    const { items } = await this.get(path)
    return Array.isArray(items) ? items.map(Object) : []
  }

  #at(path: string): string {
    return `${this.#url}${path}${path.includes('?') ? '&' : '?'}project=${this.#project}`
  }
}
