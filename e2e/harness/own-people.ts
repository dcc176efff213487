import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { signInQuickly } from './sign-in.ts'

type Role = 'admin' | 'collaborator' | 'viewer'

const PASSWORD = 'own-password'

/** Users of the silo `demo` that belong to one test, and what policies say of them. Needs the session of an admin. */
export class OwnPeople {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, url: string) {
    this.#request = request
    this.#url = url
  }

  /** Adds a user, and gives them a role in the silo unless left out. */
  async add(name: string, role?: Role): Promise<string> {
    const data = { external_id: name, password: { mode: 'password', value: PASSWORD } }
    const headers = { origin: this.#url }
    const path = '/v1/system/identity-providers/local/users?silo=demo'
    const answer = await this.#request.post(this.#url + path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    const id = String(Object(await answer.json()).id)
    if (role) await this.give('/v1/policy', id, role)
    return id
  }

  /** Gives somebody a role beside those that the policy has already. */
  async give(path: string, id: string, role: Role): Promise<void> {
    const { role_assignments: before } = await this.policy(path)
    const given = { identity_id: id, identity_type: 'silo_user', role_name: role }
    await this.put(path, [...before, given])
  }

  async policy(path: string): Promise<{ role_assignments: { identity_id: string; role_name: string }[] }> {
    return Object(await (await this.#request.get(this.#url + path)).json())
  }

  async put(path: string, assignments: readonly object[]): Promise<void> {
    const data = { role_assignments: assignments }
    const answer = await this.#request.put(this.#url + path, { data, headers: { origin: this.#url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async roleOf(path: string, id: string): Promise<string | undefined> {
    const { role_assignments: assignments } = await this.policy(path)
    return assignments.find(({ identity_id }) => identity_id === id)?.role_name
  }

  /** Signs another browser context in as one of them. */
  signIn(request: APIRequestContext, name: string): Promise<void> {
    return signInQuickly(request, this.#url, name, PASSWORD)
  }
}
