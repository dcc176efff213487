import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/**
 * What a test that changes things works on: nothing of the demo fleet, which other tests of the same worker look at.
 * Needs the session of somebody who may.
 */
export class OwnProject {
  readonly name: string
  readonly #request: APIRequestContext
  readonly #url: string

  private constructor(request: APIRequestContext, url: string, name: string) {
    this.#request = request
    this.#url = url
    this.name = name
  }

  static async create(request: APIRequestContext, url: string): Promise<OwnProject> {
    const project = new OwnProject(request, url, `own-${crypto.randomUUID().slice(-12)}`)
    await project.#post('/v1/projects', { name: project.name, description: '' })
    return project
  }

  /** A stopped instance with a blank boot disk. */
  async addStoppedInstance(name: string): Promise<void> {
    const size = 2 ** 30
    await this.#post(`/v1/instances?project=${this.name}`, {
      name,
      description: '',
      hostname: name,
      ncpus: 2,
      memory: 4 * size,
      start: false,
      boot_disk: {
        type: 'create',
        name: `${name}-boot`,
        description: '',
        size,
        disk_source: { type: 'blank', block_size: 4096 },
      },
    })
    await expect.poll(() => this.stateOf(name)).toBe('stopped')
  }

  async start(name: string): Promise<void> {
    await this.#post(`/v1/instances/${name}/start?project=${this.name}`)
  }

  async view(name: string): Promise<Record<string, unknown>> {
    const answer = await this.#request.get(`${this.#url}/v1/instances/${name}?project=${this.name}`)
    return Object(await answer.json())
  }

  async stateOf(name: string): Promise<unknown> {
    return (await this.view(name))['run_state']
  }

  async put(name: string, data: object): Promise<void> {
    const headers = { origin: this.#url }
    const answer = await this.#request.put(`${this.#url}/v1/instances/${name}?project=${this.name}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  async #post(path: string, data?: object): Promise<void> {
    const headers = { origin: this.#url }
    const answer = await this.#request.post(this.#url + path, { headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
