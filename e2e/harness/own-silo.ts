import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

const GiB = 2 ** 30
const PASSWORD = 'plenum-demo'

type Body = Record<string, unknown>

/** Something of the name that no other test has. */
export function ownName(what: string): string {
  return `${what}-${crypto.randomUUID().slice(-12)}`
}

/** What operators make, behind the page's back. Needs the session of one who may. */
export class Operator {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, url: string) {
    this.#request = request
    this.#url = url
  }

  async post(path: string, data?: Body): Promise<Record<string, unknown>> {
    const answer = await this.#request.post(this.#url + path, {
      headers: { origin: this.#url },
      ...(data && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.status() === 204 ? {} : Object(await answer.json())
  }

  async put(path: string, data: Body): Promise<void> {
    const answer = await this.#request.put(this.#url + path, { headers: { origin: this.#url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async get(path: string): Promise<Record<string, unknown>> {
    return Object(await (await this.#request.get(this.#url + path)).json())
  }

  /** A silo with local users and quotas of 8 vCPUs, 32 and 100 GiB, unless said otherwise. */
  async silo(name: string, more: Body = {}): Promise<void> {
    await this.post('/v1/system/silos', {
      name,
      description: '',
      discoverable: true,
      identity_mode: 'local_only',
      quotas: { cpus: 8, memory: 32 * GiB, storage: 100 * GiB },
      tls_certificates: [],
      ...more,
    })
  }

  async user(silo: string, name: string): Promise<string> {
    const { id } = await this.post(`/v1/system/identity-providers/local/users?silo=${silo}`, {
      external_id: name,
      password: { mode: 'password', value: PASSWORD },
    })
    return String(id)
  }

  async pool(name: string, ranges: readonly (readonly [string, string])[] = []): Promise<void> {
    await this.post('/v1/system/ip-pools', { name, description: '' })
    for (const [first, last] of ranges)
      // Each depends on those before.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await this.post(`/v1/system/ip-pools/${name}/ranges/add`, { first, last })
  }

  async link(pool: string, silo: string, isDefault = false): Promise<void> {
    await this.post(`/v1/system/ip-pools/${pool}/silos`, { silo, is_default: isDefault })
  }

  /** Goes on as somebody who may look at the fleet and change nothing. */
  async becomeFleetViewer(): Promise<void> {
    const silo = ownName('watch')
    await this.silo(silo, { mapped_fleet_roles: { viewer: ['viewer'] } })
    const id = await this.user(silo, 'watcher')
    await this.put(`/v1/system/silos/${silo}/policy`, {
      role_assignments: [{ identity_id: id, identity_type: 'silo_user', role_name: 'viewer' }],
    })
    await this.signIn(silo, 'watcher')
  }

  async signIn(silo: string, username: string, password = PASSWORD): Promise<void> {
    await this.post(`/v1/login/${silo}/local`, { username, password })
  }
}
